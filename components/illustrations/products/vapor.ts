import * as pen from "./pen";

/** An e-liquid bottle; `top` is the y of its neck, `half` half its width. */
function bottle(top: number, half: number): string {
  const left = 80 - half;
  const glass = `M${left} 137V${top + 16}c0-12 ${half - 12}-9 ${half - 12}-18h24c0 9 ${half - 12} 6 ${half - 12} 18V137a8 8 0 0 1-8 8H${left + 8}a8 8 0 0 1-8-8Z`;
  const label = top + 28;
  return pen.drawn(
    pen.counter(80, half * 2 + 22),
    pen.shape(glass, "glass"),
    pen.area(`M${left} ${label - 6}h${half * 2}V137a8 8 0 0 1-8 8H${left + 8}a8 8 0 0 1-8-8Z`, "body", 0.6),
    pen.shape(`M${left} ${label}h${half * 2}v${126 - label}h-${half * 2}Z`, "paper"),
    pen.shape(`M80 ${label + 10}c-13 16-11 27 0 27s13-11 0-27Z`, "body"),
    pen.line(glass),
    pen.shine(`M${left + 6} ${top + 18}v4`),
    pen.box(66, top - 22, 28, 21, 4, "dark"),
    pen.line(`M73 ${top - 17}v11m7-11v11m7-11v11`, 0.5),
    pen.shape(`M74 ${top - 22}l3-15a3 3 0 0 1 6 0l3 15Z`, "dark"),
  );
}

const disposable = pen.drawn(
  pen.counter(78, 78),
  pen.wisp(58, 20),
  pen.shape("M48 50c0-4 2-6 3-11 2-11 6-15 13-15s11 4 13 15c1 5 3 7 3 11Z", "dark"),
  pen.shape("M42 62c0-8 5-13 13-13h46c9 0 15 6 15 15v66c0 9-6 15-15 15H57c-9 0-15-6-15-15Z", "body"),
  pen.area("M42 100c22 6 40-4 52-20s16-24 22-26v76c0 9-6 15-15 15H57c-9 0-15-6-15-15Z", "detail", 0.85),
  pen.line("M42 62c0-8 5-13 13-13h46c9 0 15 6 15 15v66c0 9-6 15-15 15H57c-9 0-15-6-15-15Z"),
  pen.box(61, 82, 36, 30, 10, "dark"),
  pen.stroke("m80 87-8 11h7l-3 9 9-12h-7Z", "paper", 2),
  pen.shine("M51 60v22"),
  pen.line("M66 136h26", 0.5),
);

const pod = pen.drawn(
  pen.counter(80, 74),
  pen.shape("M50 66c0-10 8-14 12-28 3-12 33-12 36 0 4 14 12 18 12 28Z", "dark"),
  pen.line("M72 36h16"),
  pen.shape("M48 66h64v44a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8Z", "glass"),
  pen.area("M48 80c12-6 20 4 34 0s20-3 30-1v31a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8Z", "body", 0.75),
  pen.line("M48 66h64v44a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8Z"),
  pen.box(70, 84, 20, 34, 4, "paper"),
  pen.line("M75 92h10m-10 7h10m-10 7h10", 0.6),
  pen.box(54, 118, 52, 27, 6, "dark"),
  pen.stroke("M68 132h.1m24 0h.1", "accent", 8),
  pen.shine("M56 74v14"),
);

const podKit = pen.drawn(
  pen.counter(80, 72),
  pen.shape("M58 50c0-9 7-12 9-21 2-9 24-9 26 0 2 9 9 12 9 21Z", "dark"),
  pen.shape("M58 48h44v20H58Z", "glass"),
  pen.area("M58 57c9-4 15 3 24 0s14-2 20-1v12H58Z", "ember"),
  pen.line("M58 48h44v20H58Z"),
  pen.shape("M48 80c0-9 4-14 12-14h40c8 0 12 5 12 14v53c0 8-4 12-12 12H60c-8 0-12-4-12-12Z", "body"),
  pen.area("M88 66h12c8 0 12 5 12 14v53c0 8-4 12-12 12H74c12-22 16-48 14-79Z", "detail", 0.6),
  pen.line("M48 80c0-9 4-14 12-14h40c8 0 12 5 12 14v53c0 8-4 12-12 12H60c-8 0-12-4-12-12Z"),
  pen.box(71, 80, 18, 32, 7, "dark"),
  pen.stroke("M80 88v8m0 6h.1", "paper"),
  pen.line("M72 132h16", 0.6),
  pen.shine("M56 82v30"),
);

const battery = pen.drawn(
  pen.counter(80, 66),
  pen.shape("M54 42h52v93c0 5-12 10-26 10s-26-5-26-10Z", "body"),
  pen.area("M54 96c8 6 44 6 52 0v39c0 5-12 10-26 10s-26-5-26-10Z", "dark"),
  pen.line("M54 42h52v93c0 5-12 10-26 10s-26-5-26-10Z"),
  pen.line("M54 96c8 6 44 6 52 0"),
  pen.oval(80, 42, 26, 9, "paper"),
  pen.shape("M70 40v-8c0-3 4-5 10-5s10 2 10 5v8c0 3-4 5-10 5s-10-2-10-5Z", "accent"),
  pen.line("M80 62v20m-10-10h20"),
  pen.stroke("M70 120h20", "paper"),
  pen.shine("M61 58v30"),
);

const charger = pen.drawn(
  pen.counter(80, 104),
  pen.box(32, 44, 96, 101, 12, "body"),
  pen.box(44, 56, 30, 66, 6, "dark"),
  pen.box(86, 56, 30, 66, 6, "dark"),
  pen.box(49, 66, 20, 50, 4, "accent"),
  pen.box(54, 60, 10, 6, 2, "paper"),
  pen.line("M59 76v10m-5-5h10M96 116v-12h10v12"),
  pen.stroke("M50 134h.1m9 0h.1m9 0h.1", "ember", 6),
  pen.line("M96 134h14", 0.6),
  pen.line("M80 44V32c0-8 10-8 10-16"),
);

const vapePen = pen.drawn(
  pen.counter(70, 60),
  pen.turned(
    14,
    80,
    90,
    pen.shape("M71 34c0-10 2-16 9-16s9 6 9 16Z", "dark"),
    pen.shape("M69 34h22v34H69Z", "glass"),
    pen.area("M69 46c8-4 13 3 22-1v23H69Z", "ember"),
    pen.line("M69 34h22v34H69Z"),
    pen.line("M80 36v28", 0.5),
    pen.box(71, 68, 18, 7, 2, "detail"),
    pen.box(67, 75, 26, 70, 8, "body"),
    pen.shape("M67 118h26v19a8 8 0 0 1-8 8H75a8 8 0 0 1-8-8Z", "accent"),
    pen.ball(80, 94, 5.5, "paper"),
    pen.shine("M72.5 86v34"),
  ),
);

const mod = pen.drawn(
  pen.counter(78, 92),
  pen.shape("M66 30v-9a5 5 0 0 1 5-5h12a5 5 0 0 1 5 5v9Z", "dark"),
  pen.box(57, 30, 40, 34, 7, "glass"),
  pen.area("M57 45c9-4 15 3 23 0s12-3 17 0v12a7 7 0 0 1-7 7H64a7 7 0 0 1-7-7Z", "ember"),
  pen.line("M57 37a7 7 0 0 1 7-7h26a7 7 0 0 1 7 7v20a7 7 0 0 1-7 7H64a7 7 0 0 1-7-7Z"),
  pen.shine("M63 38v14"),
  pen.box(53, 64, 48, 9, 3.5, "paper"),
  pen.box(40, 73, 74, 72, 12, "body"),
  pen.area("M40 120c26 4 50-6 74-30v43a12 12 0 0 1-12 12H52a12 12 0 0 1-12-12Z", "detail", 0.55),
  pen.line("M40 85a12 12 0 0 1 12-12h50a12 12 0 0 1 12 12v48a12 12 0 0 1-12 12H52a12 12 0 0 1-12-12Z"),
  pen.box(52, 83, 50, 26, 5, "dark"),
  pen.stroke("M60 102v-6m8 6V92m8 10V88m10 2h8m-8 8h5", "paper"),
  pen.ball(66, 127, 8, "paper"),
  pen.line("M88 122v10m9-10v10"),
);

const tank = pen.drawn(
  pen.counter(80, 68),
  pen.shape("M70 30v-8a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v8Z", "dark"),
  pen.shape("M56 44c0-9 6-14 14-14h20c8 0 14 5 14 14v6H56Z", "body"),
  pen.line("M64 40v6m8-8v8m16-8v8m8-6v6", 0.5),
  pen.shape("M52 50h56c5 16 5 42 0 56H52c-5-14-5-40 0-56Z", "glass"),
  pen.area("M49 74c12-6 18 4 32 0s20-4 30-1c0 12 0 22-3 33H52c-3-10-3-20-3-32Z", "ember", 0.85),
  pen.line("M52 50h56c5 16 5 42 0 56H52c-5-14-5-40 0-56Z"),
  pen.box(71, 52, 18, 54, 4, "paper"),
  pen.line("M71 84h18M76 92h8m-8 7h8", 0.6),
  pen.shine("M57 58c-2 10-2 20-1 28"),
  pen.box(50, 106, 60, 22, 6, "body"),
  pen.line("M60 112v10m10-10v10m20-10v10m10-10v10", 0.5),
  pen.shape("M68 128h24v12a5 5 0 0 1-5 5H73a5 5 0 0 1-5-5Z", "accent"),
  pen.line("M68 136h24"),
);

const cartridge = pen.drawn(
  pen.counter(80, 50),
  pen.shape("M64 50c0-16 2-34 16-34s16 18 16 34Z", "dark"),
  pen.box(61, 50, 38, 66, 5, "glass"),
  pen.area("M61 64c12-6 18 4 38-1v48a5 5 0 0 1-5 5H66a5 5 0 0 1-5-5Z", "ember"),
  pen.line("M66 50h28a5 5 0 0 1 5 5v56a5 5 0 0 1-5 5H66a5 5 0 0 1-5-5V55a5 5 0 0 1 5-5Z"),
  pen.box(74, 54, 12, 62, 3, "paper"),
  pen.ball(80, 102, 3, "dark"),
  pen.shine("M67 58v30"),
  pen.box(62, 116, 36, 14, 3, "accent"),
  pen.shape("M69 130h22v15H69Z", "paper"),
  pen.line("M69 135h22m-22 5h22"),
);

const coil = pen.drawn(
  pen.counter(80, 62),
  pen.box(56, 44, 48, 74, 5, "body"),
  pen.oval(80, 44, 24, 9, "paper"),
  pen.oval(80, 44, 13, 4.5, "dark"),
  pen.box(66, 66, 28, 36, 14, "paper"),
  pen.line("m67 78 14-11M66 88l24-19M67 97l27-21M73 101l21-16m-28-9 26 21m-21-29 23 18m-28 4 18 14", 0.7),
  pen.stroke("M57 58h46M57 110h46", "accent", 4.5),
  pen.shape("M64 118h32v17H64Z", "paper"),
  pen.line("M64 124h32m-32 6h32"),
  pen.shape("M74 135h12v10H74Z", "accent"),
  pen.shine("M61 64v34"),
);

const vaporizer = pen.drawn(
  pen.counter(82, 70),
  pen.shape("M60 44c0-16 8-22 20-26 10-3 16 4 14 12l-4 14Z", "dark"),
  pen.shape("M50 58c0-10 5-15 14-15h34c9 0 14 5 14 15v72c0 10-5 15-14 15H64c-9 0-14-5-14-15Z", "body"),
  pen.area("M94 43h4c9 0 14 5 14 15v72c0 10-5 15-14 15h-8c6-30 8-64 4-102Z", "detail", 0.6),
  pen.line("M50 58c0-10 5-15 14-15h34c9 0 14 5 14 15v72c0 10-5 15-14 15H64c-9 0-14-5-14-15Z"),
  pen.box(62, 58, 26, 34, 6, "dark"),
  pen.stroke("M69 68h12m-12 7h8", "paper"),
  pen.stroke("M69 84h.1m6 0h.1m6 0h.1", "ember", 4),
  pen.ball(75, 106, 7, "paper"),
  pen.line("M66 128h20m-20 7h20", 0.5),
);

export const vapor: pen.Drawings = {
  "bottle-small": bottle(76, 22),
  "bottle-medium": bottle(62, 25),
  "bottle-large": bottle(50, 29),
  coil,
  pod,
  "pod-kit": podKit,
  battery,
  charger,
  pen: vapePen,
  disposable,
  mod,
  tank,
  cartridge,
  vaporizer,
};
