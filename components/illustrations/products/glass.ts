import * as pen from "./pen";

/** Downstem, joint and bowl on the right side of a bong; the joint meets the wall at (x, y). */
const bongBowl = (x: number, y: number): string =>
  `<g transform="translate(${x - 99} ${y - 96})">${pen.drawn(
    pen.shape("m99 96 13-19 8 5.5-14 20Z", "glass"),
    pen.shape("M106 60c-2 9 2 17 10 21 8 3 15-1 19-9Z", "accent"),
    pen.shape("M107 60c2-6 8-6 12-2 6-2 13 2 15 11Z", "ember"),
    pen.wisp(124, 50),
  )}</g>`;

/** A beaker bong; `top` and `neck` set its height. */
function beaker(top: number, neck: number): string {
  const outline = `M62 ${top}v${neck - top}L37 130c-5 9 0 15 8 15h58c8 0 13-6 8-15L86 ${neck}V${top}Z`;
  return pen.drawn(
    pen.counter(74, 96),
    pen.shape(outline, "glass"),
    pen.area("M46 113c9-4 17 4 29 1s19-4 27 0l9 16c5 9 0 16-8 16H45c-8 0-13-7-8-16Z", "water"),
    '<path d="m108 82-32 45" stroke-width="7" opacity=".25"/>',
    pen.line("M69 124h9m-12 6h9", 0.55),
    pen.line(outline),
    pen.box(58, top - 8, 32, 9, 4.5, "accent"),
    pen.line(`m62 ${neck - 18} 6 4m18-4-6 4m-18 5 6-4m18 4-6-4`),
    pen.shine(`M68 ${top + 7}v${Math.max(8, neck - top - 32)}M47 127l8-17`),
    bongBowl(99, 96),
    pen.line("M88 128h.1m6-7h.1m-11-1h.1", 0.5),
  );
}

/** A straight tube bong; `top` is the y of its rim. */
function straight(top: number): string {
  const outline = `M60 ${top}V134c0 4-16 5-16 11h64c0-6-16-7-16-11V${top}Z`;
  return pen.drawn(
    pen.counter(76, 84),
    pen.shape(outline, "glass"),
    pen.area("M60 108c6-3 12 3 18 0s9-3 14 0v26c0 4 16 5 16 11H44c0-6 16-7 16-11Z", "water"),
    '<path d="m102 92-22 38" stroke-width="7" opacity=".25"/>',
    pen.line("M73 122h8m-10 6h8", 0.55),
    pen.line(outline),
    pen.stroke(`M61 ${top + 22}h30M61 ${top + 28}h30`, "accent", 3),
    pen.box(56, top - 8, 40, 9, 4.5, "accent"),
    pen.line("m60 78 7 5m25-5-7 5m-25 5 7-4m25 4-7-4"),
    pen.shine(`M67 ${top + 8}v8m0 24v${Math.max(6, 60 - top)}`),
    bongBowl(93, 105),
  );
}

const banger = pen.drawn(
  pen.shape("M116 78h30l-3 20c-1 5-4 7-8 7h-8c-4 0-7-2-8-7Z", "glass"),
  pen.line("M120 100h22", 0.6),
  pen.area("M120 94h22l-1 6c-1 3-3 5-6 5h-8c-3 0-5-2-6-5Z", "ember"),
);

const rig = pen.drawn(
  pen.counter(76, 84),
  pen.shape("M40 40 54 28c18 14 32 34 34 60H70C68 68 58 52 40 40Z", "glass"),
  pen.shape("M100 106c8 0 14 2 18-2l8 10c-7 7-18 7-26 6Z", "glass"),
  banger,
  pen.shape("M66 86h26c22 7 31 38 16 55-2 3-5 4-9 4H59c-4 0-7-1-9-4-15-17-6-48 16-55Z", "glass"),
  pen.area(
    "M45 112c10-4 18 4 34 1s25-3 34 0c2 12 0 21-5 28-2 3-5 4-9 4H59c-4 0-7-1-9-4-5-7-7-17-5-29Z",
    "water",
  ),
  pen.line("M66 86h26c22 7 31 38 16 55-2 3-5 4-9 4H59c-4 0-7-1-9-4-15-17-6-48 16-55Z"),
  pen.line("M72 130h14m-18 0c0-10 22-10 22 0", 0.6),
  pen.stroke("m38 42 18-15", "accent", 6),
  pen.stroke("M64 88h30", "accent", 4),
  pen.shine("M53 106c2-5 5-8 9-10M58 44c8 8 14 18 17 28"),
);

const eRig = pen.drawn(
  pen.counter(78, 82),
  pen.shape("M60 100C52 74 60 62 58 36l18-6c6 26 28 40 24 70Z", "glass"),
  pen.area("M58 84c12-5 22 4 42-1 1 6 1 11 0 17H60c-1-6-2-11-2-16Z", "water"),
  pen.line("M60 100C52 74 60 62 58 36l18-6c6 26 28 40 24 70Z"),
  pen.stroke("m56 37 22-8", "accent", 6),
  pen.shine("M66 48c2 10 1 18 0 26"),
  pen.shape("M54 98h52l14 40c1 4-1 7-5 7H45c-4 0-6-3-5-7Z", "body"),
  pen.stroke("M47 124h66", "accent", 4),
  pen.ball(80, 111, 5, "paper"),
  pen.shape("M104 84h26v12c0 6-4 10-10 10h-6c-6 0-10-4-10-10Z", "dark"),
  pen.oval(117, 84, 13, 4, "paper"),
  pen.shape("M110 82c0-8 14-8 14 0Z", "accent"),
  pen.ball(117, 70, 5, "accent"),
);

const recycler = pen.drawn(
  pen.counter(76, 80),
  pen.shape("M70 40c0-12-6-18-20-20l2-9c20 1 29 10 29 29Z", "glass"),
  pen.shape("M50 40h52c0 18-8 26-18 30v14H68V70c-10-4-18-12-18-30Z", "glass"),
  pen.area("M52 52c10-5 16 4 26 0s16-3 22 0c-3 9-9 15-16 18v14H68V70c-7-3-13-9-16-18Z", "water"),
  pen.line("M50 40h52c0 18-8 26-18 30v14H68V70c-10-4-18-12-18-30Z"),
  '<path d="M54 108c-26 2-30-58-2-58M104 112c20 0 16-60-4-62" stroke-width="8" opacity=".3"/>',
  pen.line("M54 104c-18 2-22-50-2-50m2 60c-30 2-34-68-2-70M98 54c12 4 14 48 4 52m-2-62c26 4 26 66 4 72"),
  pen.shape("M54 92c0-5 4-8 9-8h26c5 0 9 3 9 8v36c0 5-4 8-9 8H63c-5 0-9-3-9-8Z", "glass"),
  pen.area("M54 108c10-5 16 4 26 0s12-3 18 0v20c0 5-4 8-9 8H63c-5 0-9-3-9-8Z", "water"),
  pen.line("M54 92c0-5 4-8 9-8h26c5 0 9 3 9 8v36c0 5-4 8-9 8H63c-5 0-9-3-9-8Z"),
  pen.line("M66 122h20m-17-5h14", 0.6),
  pen.shape("M62 136h28l12 9H50Z", "glass"),
  pen.stroke("M47 41h58", "accent", 5),
  pen.stroke("m51 12-2 9", "accent", 6),
  pen.shine("M58 48c1 6 4 10 7 12M60 94v10"),
  pen.shape("M118 84h24l-2 14c-1 5-3 7-7 7h-6c-4 0-6-2-7-7Z", "glass"),
  pen.line("M98 122c14 2 24-2 28-17"),
);

const bubbler = pen.drawn(
  pen.counter(88, 64),
  pen.wisp(98, 30),
  pen.shape("M58 116C40 96 40 64 22 50l9-9c24 12 24 44 40 58Z", "glass"),
  pen.shape("M80 88c-22 4-32 40-14 54 2 2 4 3 8 3h32c4 0 6-1 8-3 18-14 8-50-14-54V72H80Z", "glass"),
  pen.area(
    "M57 116c10-5 18 4 32 0s24-4 34-1c2 11-1 21-9 27-2 2-4 3-8 3H74c-4 0-6-1-8-3-8-6-11-15-9-26Z",
    "water",
  ),
  pen.line("M80 88c-22 4-32 40-14 54 2 2 4 3 8 3h32c4 0 6-1 8-3 18-14 8-50-14-54"),
  pen.line("M90 76v50", 0.4),
  pen.shape("M66 48c0 18 10 26 24 26s24-8 24-26Z", "accent"),
  pen.shape("M70 48c3-8 10-8 16-5 6-6 17-3 20 5Z", "ember"),
  pen.stroke("m20 52 13-13", "accent", 6),
  pen.shine("M66 108c3-6 6-8 10-10"),
  pen.line("M50 72c-5-10-9-16-14-20", 0.5),
);

/** A hand pipe; `end` is the x of the mouthpiece. */
function handPipe(end: number): string {
  const shift = Math.round((160 - end - 22) / 2);
  const stem = end - 76;
  const outline = `M20 92c0-22 14-34 32-34 16 0 24 10 36 15 ${Math.round(stem * 0.3)} 4 ${Math.round(stem * 0.6)} 0 ${stem - 14}-7 8-3 14 6 7 10-${Math.round(stem * 0.35)} 12-${Math.round(stem * 0.7)} 18-${stem - 12} 22-13 4-20 30-41 30-20 0-29-16-29-36Z`;
  return `<g transform="translate(${shift} 8)">${pen.drawn(
    `<ellipse cx="58" cy="138" rx="46" ry="4.5" fill="var(--tint-line)" stroke="none" opacity=".14"/>`,
    pen.wisp(50, 46),
    pen.shape(outline, "glass"),
    pen.area("M27 100c12 6 18 2 23-7s14-9 20-1-3 18-11 21-24 12-32-13Z", "accent", 0.8),
    pen.stroke("M84 78c3 7 3 14 0 23m13-21c2 6 2 11 0 17", "accent", 3),
    pen.line(outline),
    pen.shine("M27 82c3-7 8-10 13-12"),
    pen.oval(51, 62, 18, 7.5, "dark"),
    pen.area("M38 62c3-6 8-5 13-3 5-4 11-2 13 3-6 4-20 4-26 0Z", "ember"),
    pen.ball(78, 107, 3.2, "dark"),
  )}</g>`;
}

const tobaccoPipe = pen.drawn(
  pen.counter(54, 64),
  pen.wisp(50, 38),
  pen.shape(
    "M74 112c22 2 32-14 44-34 4-7 8-10 14-12l16-6 3 9-14 6c-5 2-7 5-10 10-12 22-24 44-55 43Z",
    "dark",
  ),
  pen.shape("M26 56h52c2 22 0 34 14 44l10-8 14 14c-12 14-24 24-46 28-30 5-46-16-44-78Z", "body"),
  pen.stroke("m102 93 14 14", "accent", 4),
  pen.oval(52, 56, 26, 9, "dark"),
  pen.area("M34 56c4-7 10-6 16-4 6-4 16-2 20 4-8 5-28 5-36 0Z", "ember"),
  pen.line("M34 78c0 18 4 34 16 44m-4-50c0 14 2 28 12 38", 0.35),
);

const steamrollerTube = "M16 98c8 6 14 6 22 6h84c8 0 14 0 22-6v48c-8-6-14-6-22-6H38c-8 0-14 0-22 6Z";
const steamroller = pen.drawn(
  pen.counter(80, 140),
  pen.wisp(54, 58),
  pen.shape(steamrollerTube, "glass"),
  pen.stroke("M84 106c-6 12-6 20 0 32m16-32c-6 12-6 20 0 32m16-32c-6 12-6 20 0 32", "accent", 4),
  pen.line(steamrollerTube),
  pen.shape("M36 78h36c0 14-6 22-12 26H48c-6-4-12-12-12-26Z", "accent"),
  pen.oval(54, 78, 18, 6, "dark"),
  pen.area("M43 78c3-6 7-5 11-3 5-4 10-1 12 3-5 3-18 3-23 0Z", "ember"),
  pen.shine("M26 110c14 3 28 2 44 2"),
);

const chillum = pen.drawn(
  pen.counter(80, 92),
  '<g transform="rotate(-32 80 86)">',
  pen.shape(
    "M22 66c0-3 2-5 5-5 30 0 52 12 82 15 14 1 25 1 29 3s4 12 0 14-15 2-29 3c-30 3-52 15-82 15-3 0-5-2-5-5Z",
    "glass",
  ),
  pen.stroke("M62 65c-8 14-8 28 0 42M78 70c-7 12-7 20 0 32m16-28c-5 9-5 15 0 24", "accent", 4),
  pen.line(
    "M22 66c0-3 2-5 5-5 30 0 52 12 82 15 14 1 25 1 29 3s4 12 0 14-15 2-29 3c-30 3-52 15-82 15-3 0-5-2-5-5Z",
  ),
  pen.oval(25, 86, 7, 23, "dark"),
  pen.area("M25 70c-7 6-7 26 0 32 6-6 6-26 0-32Z", "ember"),
  pen.shine("M40 68c14 2 26 6 40 9"),
  "</g>",
);

export const glass: pen.Drawings = {
  "beaker-small": beaker(50, 88),
  "beaker-medium": beaker(30, 80),
  "beaker-large": beaker(14, 74),
  "straight-small": straight(52),
  "straight-medium": straight(32),
  "straight-large": straight(14),
  rig,
  "e-rig": eRig,
  recycler,
  bubbler,
  "hand-pipe-small": handPipe(108),
  "hand-pipe-medium": handPipe(126),
  "hand-pipe-large": handPipe(146),
  "tobacco-pipe": tobaccoPipe,
  steamroller,
  chillum,
};
