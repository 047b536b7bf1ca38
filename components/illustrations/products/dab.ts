import * as pen from "./pen";

const carbCap = pen.drawn(
  pen.counter(80, 60),
  pen.shape("M70 44c0-14-6-14-6-22a16 16 0 0 1 32 0c0 8-6 8-6 22Z", "glass"),
  pen.ball(80, 22, 6, "accent"),
  pen.shape("M36 78c0-20 18-34 44-34s44 14 44 34c0 8-6 10-12 10H48c-6 0-12-2-12-10Z", "glass"),
  pen.area("M38 74c14-8 26 4 42 0s28-6 42-1c2 9-2 15-10 15H48c-8 0-12-6-10-14Z", "body", 0.7),
  pen.line("M36 78c0-20 18-34 44-34s44 14 44 34c0 8-6 10-12 10H48c-6 0-12-2-12-10Z"),
  pen.shape("M68 88h24l-4 34c-1 6 6 8 4 14-2 7-14 7-16 0-1-5-3-8-4-14Z", "glass"),
  pen.line("M80 96v26"),
  pen.stroke("M34 90h92", "accent", 5),
  pen.shine("M48 68c3-8 10-13 18-15"),
);

const bangerShape = "M30 44h50v42c0 14-8 22-18 22H48c-10 0-18-8-18-22Z";
const banger = pen.drawn(
  pen.counter(98, 66),
  pen.shape("M78 60h14c18 0 26 12 26 28v20H98V90c0-8-2-10-8-10H78Z", "glass"),
  pen.shape("M92 106h32l-4 39H96Z", "glass"),
  pen.line("M96 114h24m-24 8h23m-22 8h22m-21 8h20", 0.35),
  pen.shape(bangerShape, "glass"),
  pen.area("M30 78h50v8c0 14-8 22-18 22H48c-10 0-18-8-18-22Z", "ember", 0.8),
  pen.line(bangerShape),
  pen.line("M38 44v42c0 8 4 13 10 13h14c6 0 10-5 10-13V44", 0.4),
  pen.stroke("M26 43h58", "accent", 5),
  pen.shine("M36 56v18"),
  pen.wisp(52, 36),
);

const insertShape = "M46 62h68v48c0 20-11 31-24 31H70c-13 0-24-11-24-31Z";
const insert = pen.drawn(
  pen.counter(80, 64),
  pen.shape(insertShape, "glass"),
  pen.area("M46 106h68v4c0 20-11 31-24 31H70c-13 0-24-11-24-31Z", "ember", 0.8),
  pen.line(insertShape),
  pen.oval(80, 62, 37, 11, "accent"),
  pen.oval(80, 63, 28, 7, "glass"),
  pen.shine("M54 78v20"),
  pen.wisp(80, 46),
);

const ashCatcher = pen.drawn(
  pen.counter(84, 96),
  pen.turned(
    45,
    84,
    92,
    pen.shape("M74 118h24l-4 34H78Z", "glass"),
    pen.line("M76 128h20m-19 8h18m-17 8h16", 0.35),
  ),
  pen.shape("M74 16h26l-3 36H77Z", "glass"),
  pen.line("M77 24h20m-19 8h18", 0.35),
  pen.stroke("M71 16h32", "accent", 5),
  pen.shape("M56 60c0-6 4-9 10-9h42c6 0 10 3 10 9v40c0 12-8 20-20 20H76c-12 0-20-8-20-20Z", "glass"),
  pen.area("M56 84c12-6 20 4 32 0s20-4 30-1v17c0 12-8 20-20 20H76c-12 0-20-8-20-20Z", "water"),
  pen.line("M56 60c0-6 4-9 10-9h42c6 0 10 3 10 9v40c0 12-8 20-20 20H76c-12 0-20-8-20-20Z"),
  pen.line("M87 51v40M74 104c0-16 26-16 26 0Z"),
  pen.line("M79 104v4m8-4v4m8-4v4", 0.7),
  pen.shine("M63 64v14"),
);

const downstem = pen.drawn(
  pen.counter(68, 70),
  pen.turned(
    30,
    80,
    80,
    pen.shape("M64 12h32l-5 40H69Z", "glass"),
    pen.line("M67 22h26m-25 8h24m-23 8h22m-21 8h20", 0.4),
    pen.stroke("M60 12h40", "accent", 5),
    pen.shape("M71 52h18v88a9 9 0 0 1-18 0Z", "glass"),
    pen.area("M71 108h18v32a9 9 0 0 1-18 0Z", "water"),
    pen.line("M71 52h18v88a9 9 0 0 1-18 0Z"),
    pen.line("M76 118h8m-8 8h8m-8 8h8"),
    pen.shine("M75 60v36"),
  ),
);

const bowl = pen.drawn(
  pen.counter(76, 60),
  pen.wisp(66, 34),
  pen.shape("M58 98h36l-5 42c0 5-26 5-26 0Z", "glass"),
  pen.line("M60 108h32m-31 8h30m-29 8h28m-27 8h26", 0.35),
  pen.shape("M34 54h84c0 26-14 38-26 46H60c-12-8-26-20-26-46Z", "glass"),
  pen.area("M38 68c10 4 20-4 38 0s28 2 38 0c-4 16-14 26-22 32H60c-8-6-18-16-22-32Z", "body", 0.55),
  pen.line("M34 54h84c0 26-14 38-26 46H60c-12-8-26-20-26-46Z"),
  pen.shape("M114 66c10-2 22 0 26 8 3 8-6 12-14 8l-18 4Z", "accent"),
  pen.oval(76, 54, 42, 10, "dark"),
  pen.area("M44 54c6-8 14-6 22-4 8-6 20-4 28 0 8-3 12-1 14 4-12 6-52 6-64 0Z", "ember"),
  pen.shine("M46 70c2 8 6 14 11 18"),
);

const adapter = pen.drawn(
  pen.counter(104, 56),
  pen.shape("M88 106h32l-4 38H92Z", "glass"),
  pen.line("M92 116h24m-23 8h22m-21 8h20", 0.35),
  pen.shape("M46 54h24c0 20 4 26 18 28 20 2 28 10 28 26H92c0-8-4-10-14-12-24-4-32-16-32-42Z", "glass"),
  pen.shape("M40 18h36l-5 38H45Z", "glass"),
  pen.line("M44 26h28m-27 8h26m-25 8h24", 0.35),
  pen.stroke("M36 18h44", "accent", 5),
  pen.shine("M53 62c1 8 4 14 9 18"),
);

const nectarCollector = pen.drawn(
  pen.counter(92, 88),
  pen.oval(106, 132, 36, 11, "body"),
  pen.oval(106, 129, 24, 6, "ember"),
  pen.turned(
    30,
    80,
    80,
    pen.shape("M70 8h20v34c10 4 14 12 14 22s-6 18-14 20v16H70V84c-8-2-14-10-14-20s4-18 14-22Z", "glass"),
    pen.area("M56 62c10-4 16 3 24 0s16-2 24 0c1 12-5 19-14 22v16H70V84c-9-3-15-10-14-22Z", "water"),
    pen.line("M70 8h20v34c10 4 14 12 14 22s-6 18-14 20v16H70V84c-8-2-14-10-14-20s4-18 14-22Z"),
    pen.stroke("M66 9h28", "accent", 6),
    pen.shape("M72 100h16l-3 34-5 8-5-8Z", "accent"),
    pen.stroke("M66 100h28", "body", 5),
    pen.shine("M64 58c1-5 3-8 6-9"),
  ),
);

const dabTool = pen.drawn(
  pen.turned(
    38,
    80,
    80,
    pen.shape("M75 52h10l-1 66c6 6 8 14 4 22-4 6-12 6-16 0-4-8-2-16 4-22Z", "body"),
    pen.line("M80 124v12", 0.5),
    pen.shape("M70 8c0-4 20-4 20 0l-3 46H73Z", "accent"),
    pen.line("M72 22h16m-16 8h16m-15 8h14"),
    pen.shine("M76 60v40"),
  ),
  pen.turned(
    -34,
    80,
    80,
    pen.shape("M76 40h8l-1 70-3 34-3-34Z", "body"),
    pen.shape("M72 6c0-4 16-4 16 0l-2 36H74Z", "accent"),
    pen.line("M73 18h14m-14 8h14", 0.6),
  ),
);

const pearls = pen.drawn(
  pen.counter(80, 112),
  pen.oval(80, 126, 58, 18, "paper"),
  pen.oval(80, 122, 44, 11, "ground"),
  pen.ball(58, 98, 26, "body"),
  pen.ball(106, 104, 20, "body"),
  pen.ball(86, 66, 14, "accent"),
  pen.shine("M44 92c2-6 6-9 11-11M95 99c1-4 4-6 7-7M80 60c1-2 3-4 5-4"),
  pen.line("M30 60c4-6 8-8 14-8m86 24c-2-6-6-10-12-12", 0.35),
);

/** One cell of the honeycomb on a mat, in its perspective. */
const cell = (x: number, y: number): string => `M${x - 8} ${y - 5}l8-4 8 4v7l-8 4-8-4Z`;
const mat = pen.drawn(
  pen.counter(80, 136),
  pen.shape("M10 106c0-20 31-36 70-36s70 16 70 36v7c0 20-31 33-70 33s-70-13-70-33Z", "accent"),
  pen.oval(80, 106, 70, 34, "body"),
  pen.oval(80, 105, 57, 26, "detail"),
  pen.line([cell(80, 104), cell(62, 97), cell(98, 97), cell(62, 112), cell(98, 112)].join(""), 0.55),
  pen.turned(
    -24,
    92,
    84,
    pen.shape("M64 81h58c6 0 10-3 14-3s6 2 6 6-2 6-6 6-8-3-14-3H64Z", "paper"),
    pen.box(20, 78, 48, 12, 6, "accent"),
    pen.line("M30 84h26", 0.5),
    pen.ball(141, 80, 6.5, "ember"),
  ),
);

const heatDevice = pen.drawn(
  pen.counter(80, 104),
  pen.shape("M124 96h24c4 0 6 2 6 6s-2 6-6 6h-24Z", "accent"),
  pen.shape("M30 84v34c0 15 22 26 50 26s50-11 50-26V84Z", "body"),
  pen.stroke("M42 108v16m19-9v17m19-15v17m19-19v17m19-24v16", "dark", 6),
  pen.oval(80, 84, 50, 18, "accent"),
  pen.oval(80, 84, 41, 13, "dark"),
  pen.area("m46 84 14-9 14 6-4 11-16 1Zm30-6 14-6 13 7-9 9-16-1Zm24 8 12-6 8 7-10 8Z", "ember"),
  pen.turned(
    -9,
    80,
    50,
    pen.shape("M34 46v8c0 10 20 17 46 17s46-7 46-17v-8Z", "body"),
    pen.oval(80, 46, 46, 16, "body"),
    pen.oval(58, 46, 10, 4, "dark"),
    pen.oval(102, 46, 10, 4, "dark"),
    pen.oval(80, 38, 10, 3.5, "dark"),
    pen.oval(80, 55, 10, 3.5, "dark"),
  ),
  pen.wisp(84, 28),
  pen.shine("M38 98v14"),
);

export const dab: pen.Drawings = {
  "carb-cap": carbCap,
  banger,
  insert,
  "ash-catcher": ashCatcher,
  downstem,
  bowl,
  adapter,
  "nectar-collector": nectarCollector,
  "dab-tool": dabTool,
  pearls,
  mat,
  "heat-device": heatDevice,
};
