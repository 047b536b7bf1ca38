import * as pen from "./pen";

const papers = pen.drawn(
  pen.counter(80, 120),
  pen.shape("M34 58 108 26l18 42-74 32Z", "leaf"),
  pen.shape("M38 66 116 38l14 40-78 28Z", "leaf"),
  pen.line("m52 84 72-28", 0.4),
  pen.shape("M22 92 116 64l16 46c2 6-1 9-6 11l-76 23c-6 2-10 0-12-6Z", "body"),
  pen.area("m28 110 96-29 8 24-96 29Z", "accent"),
  pen.line("m28 110 96-29m-88 53 96-29"),
  pen.line("M22 92 116 64l16 46c2 6-1 9-6 11l-76 23c-6 2-10 0-12-6Z"),
  pen.shape("m70 104 18-6 4 12-18 6Z", "paper"),
  pen.line("M58 50l46-20", 0.35),
);

const cone = (angle: number): string =>
  pen.turned(
    angle,
    80,
    140,
    pen.shape("M60 30c0-6 40-6 40 0l-14 74H74Z", "leaf"),
    pen.line("M64 50c10 6 21 2 32 8m-28 14c7 5 15 2 23 6", 0.35),
    pen.oval(80, 30, 20, 5, "dark"),
    pen.shape("M74 104h12l-2 38h-8Z", "body"),
    pen.stroke("M74 106h12", "accent", 4),
    pen.line("M78.5 114v22m3-22v22", 0.4),
  );
const cones = pen.drawn(pen.counter(80, 92), cone(-24), cone(24), cone(0));

const preRoll = pen.drawn(
  pen.counter(80, 96),
  pen.wisp(140, 44),
  pen.turned(
    -24,
    80,
    96,
    pen.shape("M46 82 122 74c8-1 12 7 12 15s-4 16-12 15l-76-7Z", "leaf"),
    pen.line("M62 81c6 5 4 11-1 17m24-19c6 6 5 13-1 21m24-24c6 7 5 17-1 27", 0.4),
    pen.area("M118 75h5c8-1 11 7 11 14s-3 16-11 14h-5c5-8 5-20 0-28Z", "dark"),
    pen.area("M128 76c8 4 8 22 0 26 7 1 13-5 13-13s-6-14-13-13Z", "ember"),
    pen.line("M46 82 122 74c8-1 12 7 12 15s-4 16-12 15l-76-7Z"),
    pen.shape("M14 83h34v13H14Z", "body"),
    pen.stroke("M47 81v17", "accent", 4),
    pen.line("M20 89c3-4 6 4 9 0s6 4 9 0", 0.6),
  ),
);

const wraps = pen.drawn(
  pen.counter(84, 96),
  pen.turned(
    -10,
    60,
    40,
    pen.box(52, 10, 16, 86, 8, "accent"),
    pen.line("M52 30c6 4 10 0 16 4m-16 12c6 4 10 0 16 4", 0.5),
  ),
  pen.turned(
    8,
    88,
    40,
    pen.box(84, 8, 16, 88, 8, "accent"),
    pen.line("M84 28c6 4 10 0 16 4m-16 12c6 4 10 0 16 4", 0.5),
  ),
  pen.shape("M36 54h88v84c0 4-3 7-7 7H43c-4 0-7-3-7-7Z", "body"),
  pen.line("M36 66h88", 0.5),
  pen.shape("M80 78c-22 16-26 34-2 50 0 0-1-6 2-12 3 6 2 12 2 12 24-16 20-34-2-50Z", "paper"),
  pen.line("M80 84v32m0-14-10-8m10 8 10-8m-10 18-9-6m9 6 9-6", 0.6),
  pen.shine("M44 76v28"),
);

const tipRoll = (x: number, y: number): string =>
  pen.moved(
    x,
    y,
    pen.shape("M0 0v58c0 10 34 10 34 0V0Z", "body"),
    pen.oval(17, 0, 17, 7, "leaf"),
    pen.line("M6 0c4-4 6 4 10 0s6 4 10 0 2-1 3 0"),
    pen.line("M8 20v30m9-28v30", 0.35),
  );
const tips = pen.drawn(
  pen.counter(80, 122),
  tipRoll(63, 30),
  pen.shape("M18 92h60v46c0 4-3 7-7 7H25c-4 0-7-3-7-7Z", "leaf"),
  pen.stroke("M18 102h60", "accent", 6),
  pen.line("M30 112v24m12-24v24m12-24v24m12-24v24", 0.5),
  tipRoll(104, 80),
  pen.line("M18 92h60v46c0 4-3 7-7 7H25c-4 0-7-3-7-7Z"),
);

const tray = pen.drawn(
  pen.counter(80, 132),
  pen.shape("M26 54h108c6 0 9 3 10 8l10 70c1 8-3 13-11 13H17c-8 0-12-5-11-13l10-70c1-5 4-8 10-8Z", "body"),
  pen.shape("M34 66h92c3 0 5 2 6 5l8 50c1 6-2 9-7 9H27c-5 0-8-3-7-9l8-50c1-3 3-5 6-5Z", "accent"),
  pen.area("M50 130a31 31 0 0 1 60 0Z", "detail"),
  pen.line("M50 130a31 31 0 0 1 60 0M42 112l-9-5m16-14-7-8m26-2-2-10m26 10 2-10m16 20 7-8m2 24 9-5", 0.6),
  pen.turned(
    -20,
    112,
    60,
    pen.shape("M88 62c0-3 0-6 3-7l52-12c4 0 5 8 1 10l-52 12c-2 1-4 0-4-3Z", "leaf"),
    pen.line("M134 46l2 9", 0.6),
  ),
  pen.line("M34 66h92c3 0 5 2 6 5l8 50c1 6-2 9-7 9H27c-5 0-8-3-7-9l8-50c1-3 3-5 6-5Z"),
);

const roller = pen.drawn(
  pen.counter(80, 128),
  pen.shape("M58 60c10-22 48-26 62-8l6 16-56 14Z", "leaf"),
  pen.shape("M18 88h124v44c0 8-5 13-13 13H31c-8 0-13-5-13-13Z", "body"),
  pen.box(24, 70, 112, 26, 13, "accent"),
  pen.box(24, 92, 112, 24, 12, "dark"),
  pen.ball(36, 83, 5, "paper"),
  pen.ball(124, 83, 5, "paper"),
  pen.ball(36, 104, 5, "paper"),
  pen.ball(124, 104, 5, "paper"),
  pen.line("M52 83h56m-56 21h56", 0.5),
  pen.line("M62 130h36"),
);

const tube = pen.drawn(
  pen.counter(80, 50),
  pen.shape("M60 42h40v95c0 11-40 11-40 0Z", "glass"),
  pen.shape("M72 52c0-3 16-3 16 0l-4 82h-8Z", "leaf"),
  pen.oval(80, 53, 8, 2.5, "ember"),
  pen.line("M60 42h40v95c0 11-40 11-40 0Z"),
  pen.area("M60 42h40v95c0 11-40 11-40 0Z", "body", 0.35),
  pen.line("M60 42h40v95c0 11-40 11-40 0Z"),
  pen.shape("M56 20c0-7 48-7 48 0v20c0 7-48 7-48 0Z", "accent"),
  pen.oval(80, 20, 24, 5.5, "body"),
  pen.line("M64 32v8m8-6v8m16-8v8m8-10v8", 0.4),
  pen.shine("M66 58v52"),
);

const grinder = pen.drawn(
  pen.counter(80, 108),
  pen.shape("M30 104v28c0 8 22 14 50 14s50-6 50-14v-28Z", "body"),
  pen.shape("M34 84h92v24c0 8-20 13-46 13s-46-5-46-13Z", "accent"),
  pen.shape("M30 52v30c0 8 22 14 50 14s50-6 50-14V52Z", "body"),
  pen.line("M38 64v22m9-19v23m10-20v23m11-21v23m12-22v23m12-24v23m11-25v23m10-27v23m9-27v22", 0.4),
  pen.line("M30 104c0 8 22 14 50 14s50-6 50-14", 0.5),
  pen.oval(80, 52, 50, 18, "body"),
  pen.oval(80, 51, 36, 11.5, "detail"),
  pen.line("m80 43 5 6 10-1-6 4 6 5-10-1-5 4-5-4-10 1 6-5-6-4 10 1Z"),
  pen.shine("M38 70v10m0 34v12M50 43c5-3 12-5 18-6"),
);

const grinderCard = pen.drawn(
  pen.turned(
    -12,
    80,
    84,
    pen.box(20, 38, 120, 80, 10, "body"),
    pen.area("M20 92c30-26 60 10 120-20v36a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10Z", "accent", 0.7),
    pen.box(20, 38, 120, 80, 10, "body").replace('fill="var(--art-body)"', ""),
    '<g stroke-width="6">',
    pen.line(
      "M50 60h.1m15 0h.1m15 0h.1m15 0h.1m15 0h.1M58 74h.1m15 0h.1m15 0h.1m15 0h.1M50 88h.1m15 0h.1m15 0h.1m15 0h.1m15 0h.1",
    ),
    "</g>",
    pen.line("M32 104h24"),
    pen.shine("M30 50v20"),
  ),
  pen.line("M40 138c8-6 14 2 22-3m36 3c8-6 14 2 22-3m-50 7c6-4 10 1 14-1", 0.6),
);

const cigarAt = (angle: number, y: number): string =>
  pen.turned(
    angle,
    80,
    y,
    pen.shape(`M22 ${y - 12}h98c14 0 22 6 22 12s-8 12-22 12H22Z`, "tobacco"),
    pen.line(`M44 ${y - 11}c6 6 4 12 10 22m52-22c6 6 4 12 10 22m4-21c6 6 4 12 8 18`, 0.35),
    pen.shape(`M14 ${y - 11}h14v22H14c-4-6-4-16 0-22Z`, "ember"),
    pen.shape(`M66 ${y - 12}h24v24H66Z`, "body"),
    pen.stroke(`M71 ${y - 12}v24m14-24v24`, "accent", 2),
    pen.ball(78, y, 5, "paper"),
  );
const cigar = pen.drawn(pen.counter(80, 124), cigarAt(-14, 66), cigarAt(8, 112));

const stick = (x: number, top: number): string =>
  pen.drawn(
    pen.box(x, top, 14, 70, 2, "leaf"),
    pen.area(`M${x + 1} ${top + 1}h12v18h-12Z`, "ember", 0.8),
    pen.line(`M${x} ${top + 20}h14`),
  );
const cigarettes = pen.drawn(
  pen.counter(80, 88),
  pen.shape("M44 60V30c0-4 3-7 7-7h58c4 0 7 3 7 7v30Z", "accent"),
  stick(56, 36),
  stick(73, 28),
  stick(90, 36),
  pen.shape("M44 64h20c0 10 32 10 32 0h20v74c0 4-3 7-7 7H51c-4 0-7-3-7-7Z", "body"),
  pen.area("M44 96 80 78l36 18v28l-36-18-36 18Z", "paper"),
  pen.line("M44 96 80 78l36 18m-72 28 36-18 36 18"),
  pen.line("M44 64h20c0 10 32 10 32 0h20v74c0 4-3 7-7 7H51c-4 0-7-3-7-7Z"),
);

const tobacco = pen.drawn(
  pen.counter(80, 112),
  pen.shape("M46 42c8-14 14-4 22-12s14 4 22-4 16 6 24 14v40H46Z", "detail"),
  pen.line("M56 44c6-6 8 4 14-4m6 0c8-8 8 6 16-2m-30 18c6-6 10 4 16-4m8 0c6-6 10 4 16-2"),
  pen.shape("M26 60h108v74c0 7-4 11-11 11H37c-7 0-11-4-11-11Z", "body"),
  pen.shape("M26 60h108l-12 38c-2 5-6 8-12 8H50c-6 0-10-3-12-8Z", "accent"),
  pen.ball(80, 94, 9, "paper"),
  pen.line("M40 128h80", 0.5),
  pen.shine("M34 74l6 20"),
);

export const rolling: pen.Drawings = {
  papers,
  cones,
  "pre-roll": preRoll,
  wraps,
  tips,
  tray,
  roller,
  tube,
  grinder,
  "grinder-card": grinderCard,
  cigar,
  cigarettes,
  tobacco,
};
