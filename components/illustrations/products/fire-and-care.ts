import * as pen from "./pen";

/** Its lid is turned aside, so that the bat stands out. */
const dugout = pen.drawn(
  pen.counter(80, 82),
  pen.box(92, 12, 14, 60, 5, "paper"),
  pen.area("M93.5 15c0-1 1-2 2-2h7c1 0 2 1 2 2v17h-11Z", "ember", 0.9),
  pen.line("M92 33h14"),
  pen.shape("M46 62h68v76c0 4-3 7-7 7H53c-4 0-7-3-7-7Z", "body"),
  pen.line("M56 76c10 14 4 34 10 58m14-58c8 18 2 38 8 62m14-62c6 20 0 36 2 54", 0.35),
  pen.box(22, 43, 62, 19, 5, "body"),
  pen.line("M30 52h22", 0.4),
  pen.ball(64, 52.5, 4, "accent"),
  pen.shine("M53 84v34"),
);

const torch = pen.drawn(
  pen.counter(74, 74),
  pen.shape("M118 34c14-2 22 2 30 8-8 6-16 8-30 6Z", "ember"),
  pen.shape("M120 38c6-1 11 1 15 3-4 3-9 4-15 3Z", "detail"),
  pen.shape("M64 26h40c4 0 6 2 6 5v4h10v14h-10v4c0 3-2 5-6 5H76l-6 10H56c-6-16-2-42 8-42Z", "accent"),
  pen.line("M100 30v24m-8-24v24", 0.5),
  pen.shape("M78 58h18l-6 18H76Z", "dark"),
  pen.shape("M52 66h26c6 24 8 44 18 62H44c-2-22 0-42 8-62Z", "body"),
  pen.area("M64 66h14c6 24 8 44 18 62H72c-8-20-10-40-8-62Z", "detail", 0.55),
  pen.line("M52 66h26c6 24 8 44 18 62H44c-2-22 0-42 8-62Z"),
  pen.shape("M36 128h72c5 0 8 3 8 8v9H30v-9c0-5 2-8 6-8Z", "dark"),
  pen.shine("M54 80c-2 12-3 24-2 36"),
  pen.line("M66 96c6 3 10 3 14 2m-12 8c6 3 10 3 14 2", 0.5),
);

const lighter = pen.drawn(
  pen.counter(80, 58),
  pen.shape("M76 44c-16-14 6-22 2-38 18 10 24 26 10 38-4 3-8 3-12 0Z", "ember"),
  pen.area("M79 42c-6-6 2-10 2-17 6 6 8 12 3 17-2 2-3 2-5 0Z", "detail"),
  pen.box(58, 70, 44, 75, 10, "body"),
  pen.area("M58 98c14-6 24 6 44 0v37a10 10 0 0 1-10 10H68a10 10 0 0 1-10-10Z", "accent", 0.75),
  pen.box(58, 70, 44, 75, 10, "body").replace('fill="var(--art-body)"', ""),
  pen.shape("M62 70V54a5 5 0 0 1 5-5h17v21Z", "paper"),
  pen.line("M68 56v8m6-8v8", 0.5),
  pen.ball(93, 58, 9, "dark"),
  pen.stroke("m93 52 1 12m-6-10 11 8", "paper", 1.5),
  pen.shape("M84 66h20c2 0 3 2 2 4H84Z", "accent"),
  pen.shine("M65 82v34"),
);

const butane = pen.drawn(
  pen.counter(80, 60),
  pen.shape("M74 22h12v12H74Z", "paper"),
  pen.shape("M62 42c0-6 6-9 18-9s18 3 18 9v6H62Z", "dark"),
  pen.shape("M54 58c0-7 4-11 10-11h32c6 0 10 4 10 11v78c0 6-12 10-26 10s-26-4-26-10Z", "body"),
  pen.shape("M54 74h52v46H54Z", "paper"),
  pen.shape("M80 114c-18-2-20-16-6-34 2 6 6 8 8 0 14 14 16 32-2 34Z", "ember"),
  pen.area("M80 114c-8-1-8-8 0-16 8 8 8 15 0 16Z", "accent"),
  pen.stroke("M54 74h52M54 120h52", "accent", 4),
  pen.shine("M60 58v8m0 62v8"),
  pen.line("M80 22v-8m8 4 5-4m-21 4-5-4", 0.6),
);

const matches = pen.drawn(
  pen.counter(82, 112),
  pen.moved(
    0,
    0,
    pen.turned(-14, 60, 60, pen.box(46, 22, 6, 66, 2, "leaf"), pen.oval(49, 22, 6, 8, "ember")),
    pen.turned(4, 80, 60, pen.box(74, 18, 6, 66, 2, "leaf"), pen.oval(77, 18, 6, 8, "ember")),
    pen.turned(16, 100, 60, pen.box(100, 24, 6, 66, 2, "leaf"), pen.oval(103, 24, 6, 8, "ember")),
  ),
  pen.shape("M30 74h104l6 60c0 7-4 11-10 11H36c-7 0-10-4-10-11Z", "paper"),
  pen.shape("M24 84h118v50c0 7-4 11-11 11H35c-7 0-11-4-11-11Z", "body"),
  pen.shape("M80 94c-10 12-12 22 0 40 12-18 10-28 0-40Z", "ember"),
  pen.line("M34 92v44m98-44v44", 0.5),
  pen.shine("M44 96v20"),
);

const wick = pen.drawn(
  pen.counter(76, 100),
  pen.shape("M112 62c22-8 30-24 18-42", "ground").replace('fill="var(--tint-ground)"', 'stroke-width="5"'),
  pen.shape("M126 22c-4-8 4-10 2-18 10 6 12 14 6 19-3 2-6 2-8-1Z", "ember"),
  pen.shape("M40 52h72v80c0 8-16 13-36 13s-36-5-36-13Z", "body"),
  pen.line(
    "M40 68c14 10 58 10 72-2m-72 18c14 10 58 10 72-2m-72 18c14 10 58 10 72-2m-72 18c14 10 58 10 72-2",
    0.6,
  ),
  pen.oval(76, 52, 46, 13, "accent"),
  pen.oval(76, 50, 16, 5, "dark"),
  pen.shape("M28 132c0-6 22-9 48-9s48 3 48 9-22 13-48 13-48-7-48-13Z", "accent"),
);

const cleaner = pen.drawn(
  pen.counter(78, 82),
  pen.shape("M62 40V26h32v14Z", "dark"),
  pen.shape("M66 26c0-12 2-18 12-18s12 6 12 18Z", "accent"),
  pen.shape("M62 40h32c0 14 20 16 20 34v60c0 7-4 11-11 11H53c-7 0-11-4-11-11V74c0-18 20-20 20-34Z", "glass"),
  pen.area("M42 80c14-6 22 5 36 0s22-4 36-1v55c0 7-4 11-11 11H53c-7 0-11-4-11-11Z", "body", 0.6),
  pen.line("M62 40h32c0 14 20 16 20 34v60c0 7-4 11-11 11H53c-7 0-11-4-11-11V74c0-18 20-20 20-34Z"),
  pen.shape("M50 90h56v40H50Z", "paper"),
  pen.line("m78 96 3 10 10 3-10 3-3 10-3-10-10-3 10-3Zm18 18 2 4 4 2-4 2-2 4-2-4-4-2 4-2Z"),
  pen.shine("M50 74c0-6 3-10 7-13"),
  pen.line("M118 40a6 6 0 1 0 .1 0Zm12 22a4 4 0 1 0 .1 0Zm-6-38a3 3 0 1 0 .1 0Z", 0.6),
);

const brush = pen.drawn(
  pen.turned(
    30,
    80,
    80,
    '<path d="M80 70v66" stroke-width="4"/>',
    pen.shape("M74 132a8 8 0 1 0 12 0 8 8 0 0 0-12 0Z", "accent"),
    pen.shape("M62 14c6-8 30-8 36 0l5 8-5 8 5 8-5 8 5 8-5 8c-6 10-30 10-36 0l-5-8 5-8-5-8 5-8-5-8Z", "body"),
    pen.line("M62 30h36m-36 16h36M70 14v50m10-54v58m10-54v50", 0.5),
  ),
  pen.turned(
    -32,
    80,
    80,
    pen.line("M60 34v116"),
    '<path d="M60 30v106" stroke="var(--art-accent)" stroke-width="11" stroke-dasharray="2 2.5" stroke-linecap="butt"/>',
  ),
);

const mesh = (x: number, y: number, r: number): string =>
  pen.moved(
    x,
    y,
    pen.ball(0, 0, r, "body"),
    pen.line(
      [-0.66, -0.33, 0, 0.33, 0.66]
        .map((part) => {
          const at = Math.round(part * r);
          const half = Math.round(Math.sqrt(r * r - at * at));
          return `M${at}-${half}v${2 * half}M-${half} ${at}h${2 * half}`;
        })
        .join(""),
      0.55,
    ),
  );
const screens = pen.drawn(
  pen.counter(80, 120),
  mesh(82, 54, 34),
  mesh(48, 102, 32),
  mesh(114, 106, 30),
  pen.shine("M22 92c4-7 9-12 16-15M90 92c3-5 7-9 12-11"),
);

const ashtray = pen.drawn(
  pen.counter(80, 124),
  pen.shape("M20 92c0 30 10 44 24 50 20 6 52 6 72 0 14-6 24-20 24-50Z", "glass"),
  pen.area("M20 92c0 30 10 44 24 50 20 6 52 6 72 0 14-6 24-20 24-50Z", "body", 0.7),
  pen.line("M20 92c0 30 10 44 24 50 20 6 52 6 72 0 14-6 24-20 24-50Z"),
  pen.oval(80, 92, 60, 22, "accent"),
  pen.oval(80, 94, 44, 14, "dark"),
  pen.shape("M28 76h14v12c-4 4-10 4-14 0Z", "ground"),
  pen.shape("M118 76h14v12c-4 4-10 4-14 0Z", "ground"),
  pen.turned(
    -24,
    100,
    76,
    pen.box(82, 70, 58, 11, 3, "leaf"),
    pen.area("M83 71h14v9H83Z", "ember"),
    pen.line("M118 70v11"),
  ),
  pen.wisp(84, 68),
  pen.shine("M34 112c3 10 8 16 14 20"),
);

const incense = pen.drawn(
  pen.counter(80, 128),
  pen.wisp(40, 40),
  pen.wisp(70, 30),
  pen.turned(-18, 80, 130, pen.stroke("M56 44v88", "body", 5), pen.stroke("M56 40v10", "ember", 6)),
  pen.turned(-8, 80, 130, pen.stroke("M76 30v102", "body", 5), pen.stroke("M76 26v10", "ember", 6)),
  pen.turned(12, 80, 130, pen.stroke("M92 36v96", "body", 5), pen.stroke("M92 32v10", "ember", 6)),
  pen.shape("M16 122h128c2 14-18 23-64 23s-66-9-64-23Z", "accent"),
  pen.oval(80, 122, 64, 9, "detail"),
  pen.line("M44 134c20 5 52 5 72 0", 0.5),
);

const candle = pen.drawn(
  pen.counter(80, 94),
  pen.shape("M78 54c-12-12 6-18 2-34 14 10 20 24 8 34-3 3-7 3-10 0Z", "ember"),
  pen.line("M82 54v12"),
  pen.shape("M36 66h88v68c0 7-4 11-11 11H47c-7 0-11-4-11-11Z", "glass"),
  pen.area("M36 76c20 8 68 8 88 0v58c0 7-4 11-11 11H47c-7 0-11-4-11-11Z", "body", 0.85),
  pen.line("M36 66h88v68c0 7-4 11-11 11H47c-7 0-11-4-11-11Z"),
  pen.oval(80, 68, 44, 10, "body"),
  pen.shape("M52 92h56v36H52Z", "paper"),
  pen.line("M62 104h36m-30 10h24", 0.6),
  pen.shine("M44 84v36"),
);

const spray = pen.drawn(
  pen.counter(80, 70),
  pen.line("M40 26l-14-6m14 14H24m16 8-14 6", 0.6),
  pen.shape("M48 26h48c8 0 12 4 14 14h-20v16H72V40H56l-8 4Z", "dark"),
  pen.shape("M58 44c-6 6-8 14-6 22l8-2c0-8 2-12 6-18Z", "accent"),
  pen.shape("M70 56h22c0 14 20 14 20 32v46c0 7-4 11-11 11H59c-7 0-11-4-11-11V88c0-18 22-18 22-32Z", "glass"),
  pen.area("M48 94c12-6 20 5 32 0s20-4 32-1v41c0 7-4 11-11 11H59c-7 0-11-4-11-11Z", "body", 0.65),
  pen.line("M70 56h22c0 14 20 14 20 32v46c0 7-4 11-11 11H59c-7 0-11-4-11-11V88c0-18 22-18 22-32Z"),
  pen.line("M81 56v70", 0.4),
  pen.shine("M56 92c0-5 2-9 6-11"),
);

export const fireAndCare: pen.Drawings = {
  dugout,
  torch,
  lighter,
  butane,
  matches,
  wick,
  cleaner,
  brush,
  screens,
  ashtray,
  incense,
  candle,
  spray,
};
