import * as pen from "./pen";

const VASE = "M64 90c0 13-19 18-22 36-2 12 6 19 15 19h34c9 0 17-7 15-19-3-18-22-23-22-36Z";

const vase = pen.drawn(
  pen.shape(VASE, "glass"),
  pen.area("M43 121c9-4 16 4 31 1s22-4 31 0c4 16-3 24-14 24H57c-11 0-18-8-14-25Z", "water"),
  pen.stroke("M46 113c14 5 42 5 56 0", "accent", 3),
  pen.line("M74 92v40", 0.5),
  pen.line(VASE),
  pen.shine("M52 124c1-6 5-11 9-15"),
);

/** A hookah; `rise` is how many units taller it is than the medium size. */
const hookah = (rise: number): string =>
  pen.moved(
    0,
    rise > 0 ? 6 : 0,
    pen.counter(74, 92),
    pen
      .shape("M82 86c24-8 42 4 40 26-1.5 18 10 24 15 10l4-13M82 86", "ground")
      .replace('fill="var(--tint-ground)"', ""),
    pen.stroke("m139.5 110 5.5-22", "accent", 5.5),
    vase,
    pen.box(61, 82, 26, 9, 4, "body"),
    pen.shape(`M69 82V${50 - rise}h10V82Z`, "body"),
    pen.oval(74, 68, 10, 7, "accent"),
    rise > 0 ? pen.oval(74, 44, 8, 5, "accent") : "",
    pen.moved(
      0,
      -rise,
      pen.wisp(70, 22),
      pen.shape("M48 46h52c-3 5-9 6-14 6H62c-5 0-11-1-14-6Z", "body"),
      pen.shape("M61 29h26c0 9-4 13-7 17H68c-3-4-7-8-7-17Z", "accent"),
      pen.shape("M64 29c1-5 5-6 9-5 3-3 9-1 11 5Z", "ember"),
    ),
  );

const base = pen.drawn(
  pen.counter(80, 104),
  pen.shape("M64 26c0 26-34 36-42 72-4 26 12 47 36 47h44c24 0 40-21 36-47-8-36-42-46-42-72Z", "glass"),
  pen.area("M25 90c18-8 36 8 56 3s38-8 54-3c10 34-8 55-33 55H58c-25 0-42-21-33-55Z", "water"),
  pen.stroke("M30 80c26 10 74 10 100 0", "accent", 4),
  pen.line("M64 26c0 26-34 36-42 72-4 26 12 47 36 47h44c24 0 40-21 36-47-8-36-42-46-42-72Z"),
  pen.box(58, 16, 44, 12, 5, "accent"),
  pen.shine("M40 98c2-12 9-21 16-28"),
  pen.line("M92 118h.1m9-7h.1m-5 17h.1", 0.5),
);

const hose = pen.drawn(
  pen.counter(78, 118),
  '<g stroke-width="11">',
  pen.line("M44 128c-30-6-30-62 18-66 50-4 84 22 74 48-8 20-66 26-80 4-10-18 12-36 40-28 20 6 24 26 6 30"),
  "</g>",
  '<g stroke="var(--art-body)" stroke-width="6">',
  '<path d="M44 128c-30-6-30-62 18-66 50-4 84 22 74 48-8 20-66 26-80 4-10-18 12-36 40-28 20 6 24 26 6 30"/>',
  "</g>",
  pen.turned(
    -28,
    70,
    128,
    pen.box(40, 121, 62, 14, 7, "accent"),
    pen.line("M52 121v14m8-14v14m30-14v14"),
    pen.shape("M102 123h12v10h-12Z", "dark"),
  ),
  pen.turned(
    28,
    102,
    66,
    pen.shape("M94 24h14l3 46H91Z", "accent"),
    pen.line("M93 40h16m-16 8h17m-18 8h19", 0.6),
    pen.box(96, 10, 10, 16, 4, "dark"),
  ),
);

const bowlHead = pen.drawn(
  pen.counter(80, 62),
  pen.wisp(78, 30),
  pen.shape(
    "M30 50h100c0 22-10 34-24 42-8 5-10 10-10 18v10H64v-10c0-8-2-13-10-18C40 84 30 72 30 50Z",
    "body",
  ),
  pen.line("M40 68c22 8 58 8 80 0", 0.4),
  pen.stroke("M54 92c18 6 34 6 52 0", "accent", 4),
  pen.shape("M60 120h40l6 20c0 6-52 6-52 0Z", "body"),
  pen.oval(80, 50, 50, 13, "dark"),
  pen.area("M42 50c8-6 18-4 26-3 4-4 20-4 24 0 10-2 22 0 26 3-14 8-62 8-76 0Z", "ember"),
  pen.oval(80, 44, 13, 6, "body"),
  pen.oval(80, 42, 6, 2.5, "dark"),
  pen.shine("M42 66c3 8 8 13 14 17"),
);

const cube = (x: number, y: number, face: string): string =>
  pen.moved(
    x,
    y,
    pen.shape("M0 12 26 0l26 12v30L26 54 0 42Z", "dark"),
    pen.shape("M0 12 26 0l26 12-26 12Z", "body"),
    pen.line("M26 24v30"),
    face,
  );

const charcoal = pen.drawn(
  pen.counter(80, 126),
  pen.wisp(82, 34),
  cube(24, 90, pen.line("M6 24v12m7-9v12", 0.5)),
  cube(84, 90, pen.line("M32 40l14-6", 0.5)),
  cube(
    54,
    42,
    pen.drawn(
      pen.area("M0 12 26 0l26 12-26 12Z", "ember"),
      pen.area("M0 34c8-4 14 8 26 4s16-8 26-4v8L26 54 0 42Z", "ember", 0.9),
      pen.line("M0 12 26 0l26 12-26 12Z"),
    ),
  ),
);

const tongs = pen.drawn(
  pen.turned(
    24,
    80,
    80,
    pen.shape("M74 14c-10 0-16 6-18 18L44 112c-2 12 2 22 12 30l6-6c-6-6-8-12-6-20L72 36Z", "body"),
    pen.shape("M86 14c10 0 16 6 18 18l12 80c2 12-2 22-12 30l-6-6c6-6 8-12 6-20L88 36Z", "body"),
    pen.shape("M62 22c4-14 32-14 36 0l-4 20c-6-8-22-8-28 0Z", "accent"),
    pen.line("m50 128 6-2m54 2-6-2m-58-8 6-2m66 2-6-2", 0.6),
    pen.shine("M58 60l-5 34"),
  ),
  pen.shape("m44 124 16-6 12 10-2 14-16 4-10-10Z", "dark"),
  pen.area("m44 124 16-6 12 10-14 6Z", "ember"),
);

const shisha = pen.drawn(
  pen.counter(80, 104),
  pen.shape("M34 66h92v68c0 7-20 11-46 11s-46-4-46-11Z", "body"),
  pen.area("M34 88c20 8 72 8 92 0v34c-20 8-72 8-92 0Z", "paper"),
  pen.line("M34 88c20 8 72 8 92 0M34 122c20 8 72 8 92 0"),
  pen.line("M34 66h92v68c0 7-20 11-46 11s-46-4-46-11Z"),
  pen.shape("M28 50c0-8 22-14 52-14s52 6 52 14v12c0 8-22 14-52 14s-52-6-52-14Z", "dark"),
  pen.oval(80, 50, 52, 14, "accent"),
  pen.line("M52 48c14 7 40 7 56 0", 0.4),
  pen.line("M80 94c-6 0-5 6-3 8h6c2-2 3-8-3-8Zm0 8v6m-6 0h12m-9 0c-8 4-8 12 0 13h6c8-1 8-9 0-13"),
  pen.shine("M42 96v14"),
);

const burner = pen.drawn(
  pen.counter(74, 108),
  pen.shape("M26 92h96l8 44c1 6-2 9-8 9H26c-6 0-9-3-8-9Z", "body"),
  pen.oval(74, 92, 48, 16, "dark"),
  '<path d="M74 92c-6-3 6-6 12-1s-10 9-22 6-12-13 10-14 38 6 28 14-58 8-58-4" stroke="var(--tint-ember)" stroke-width="4"/>',
  pen.shape("M44 82c0-10 8-14 16-14h20l12 8-8 12-30 2Z", "dark"),
  pen.area("M48 84c2-8 10-10 18-10h14l6 4-6 6-24 2Z", "ember"),
  pen.ball(74, 126, 9, "paper"),
  pen.line("M74 118v8"),
  pen.stroke("M122 106l26-18", "accent", 9),
  pen.wisp(66, 60),
);

const foil = pen.drawn(
  pen.counter(78, 112),
  pen.shape("M34 70h88l8 66c-16 9-30-3-48 2s-34 8-56-1Z", "paper"),
  '<g stroke-width="4.5">',
  pen.line(
    "M78 90h.1m0 34h.1m-19-17h.1m38 0h.1M65 95h.1m26 0h.1M65 119h.1m26 0h.1M78 101h.1m0 12h.1m-7-6h.1m14 0h.1",
    0.85,
  ),
  "</g>",
  '<circle cx="78" cy="107" r="28" stroke-dasharray="4 5" stroke-width="1.5" opacity=".5"/>',
  pen.shape("M30 32h92c10 0 10 44 0 44H30c-10 0-10-44 0-44Z", "body"),
  pen.line("M36 44h74M40 64h60", 0.4),
  pen.oval(124, 54, 9, 22, "accent"),
  pen.oval(124, 54, 4, 10, "dark"),
  pen.shine("M34 40h44M44 84l-3 26"),
);

const tip = (x: number, y: number, angle: number, fill: "body" | "accent" | "detail"): string =>
  pen.turned(
    angle,
    x,
    y,
    pen.shape(`M${x - 11} ${y - 44}c0-5 22-5 22 0l-3 46h7v34c0 6-30 6-30 0V${y + 2}h7Z`, fill),
    pen.oval(x, y - 44, 7, 2.5, "dark"),
    pen.line(`M${x - 15} ${y + 8}h30`, 0.5),
  );
const mouthTips = pen.drawn(
  pen.counter(80, 110),
  tip(44, 92, -24, "accent"),
  tip(116, 92, 24, "detail"),
  tip(80, 98, 0, "body"),
);

export const hookahs: pen.Drawings = {
  "hookah-small": hookah(-14),
  "hookah-medium": hookah(-2),
  "hookah-large": hookah(10),
  "hookah-base": base,
  hose,
  "bowl-head": bowlHead,
  charcoal,
  tongs,
  shisha,
  burner,
  foil,
  "mouth-tips": mouthTips,
};
