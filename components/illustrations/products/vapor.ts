import {
  area,
  ball,
  box,
  counter,
  type Drawings,
  drawn,
  line,
  oval,
  shape,
  shine,
  stroke,
  turned,
  wisp,
} from "./pen";

/** An e-liquid bottle: the more it holds, the taller and wider. */
function bottle(top: number, half: number): string {
  const left = 80 - half;
  const glass = `M${left} 137V${top + 16}c0-12 ${half - 12}-9 ${half - 12}-18h24c0 9 ${half - 12} 6 ${half - 12} 18V137a8 8 0 0 1-8 8H${left + 8}a8 8 0 0 1-8-8Z`;
  const label = top + 28;
  return drawn(
    counter(80, half * 2 + 22),
    shape(glass, "glass"),
    area(`M${left} ${label - 6}h${half * 2}V137a8 8 0 0 1-8 8H${left + 8}a8 8 0 0 1-8-8Z`, "body", 0.6),
    shape(`M${left} ${label}h${half * 2}v${126 - label}h-${half * 2}Z`, "paper"),
    shape(`M80 ${label + 10}c-13 16-11 27 0 27s13-11 0-27Z`, "body"),
    line(glass),
    shine(`M${left + 6} ${top + 18}v4`),
    box(66, top - 22, 28, 21, 4, "dark"),
    line(`M73 ${top - 17}v11m7-11v11m7-11v11`, 0.5),
    shape(`M74 ${top - 22}l3-15a3 3 0 0 1 6 0l3 15Z`, "dark"),
  );
}

const disposable = drawn(
  counter(78, 78),
  wisp(58, 20),
  shape("M48 50c0-4 2-6 3-11 2-11 6-15 13-15s11 4 13 15c1 5 3 7 3 11Z", "dark"),
  shape("M42 62c0-8 5-13 13-13h46c9 0 15 6 15 15v66c0 9-6 15-15 15H57c-9 0-15-6-15-15Z", "body"),
  area("M42 100c22 6 40-4 52-20s16-24 22-26v76c0 9-6 15-15 15H57c-9 0-15-6-15-15Z", "detail", 0.85),
  line("M42 62c0-8 5-13 13-13h46c9 0 15 6 15 15v66c0 9-6 15-15 15H57c-9 0-15-6-15-15Z"),
  box(61, 82, 36, 30, 10, "dark"),
  stroke("m80 87-8 11h7l-3 9 9-12h-7Z", "paper", 2),
  shine("M51 60v22"),
  line("M66 136h26", 0.5),
);

const pod = drawn(
  counter(80, 74),
  shape("M50 66c0-10 8-14 12-28 3-12 33-12 36 0 4 14 12 18 12 28Z", "dark"),
  line("M72 36h16"),
  shape("M48 66h64v44a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8Z", "glass"),
  area("M48 80c12-6 20 4 34 0s20-3 30-1v31a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8Z", "body", 0.75),
  line("M48 66h64v44a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8Z"),
  box(70, 84, 20, 34, 4, "paper"),
  line("M75 92h10m-10 7h10m-10 7h10", 0.6),
  box(54, 118, 52, 27, 6, "dark"),
  stroke("M68 132h.1m24 0h.1", "accent", 8),
  shine("M56 74v14"),
);

const podKit = drawn(
  counter(80, 72),
  shape("M58 50c0-9 7-12 9-21 2-9 24-9 26 0 2 9 9 12 9 21Z", "dark"),
  shape("M58 48h44v20H58Z", "glass"),
  area("M58 57c9-4 15 3 24 0s14-2 20-1v12H58Z", "ember"),
  line("M58 48h44v20H58Z"),
  shape("M48 80c0-9 4-14 12-14h40c8 0 12 5 12 14v53c0 8-4 12-12 12H60c-8 0-12-4-12-12Z", "body"),
  area("M88 66h12c8 0 12 5 12 14v53c0 8-4 12-12 12H74c12-22 16-48 14-79Z", "detail", 0.6),
  line("M48 80c0-9 4-14 12-14h40c8 0 12 5 12 14v53c0 8-4 12-12 12H60c-8 0-12-4-12-12Z"),
  box(71, 80, 18, 32, 7, "dark"),
  stroke("M80 88v8m0 6h.1", "paper"),
  line("M72 132h16", 0.6),
  shine("M56 82v30"),
);

const battery = drawn(
  counter(80, 66),
  shape("M54 42h52v93c0 5-12 10-26 10s-26-5-26-10Z", "body"),
  area("M54 96c8 6 44 6 52 0v39c0 5-12 10-26 10s-26-5-26-10Z", "dark"),
  line("M54 42h52v93c0 5-12 10-26 10s-26-5-26-10Z"),
  line("M54 96c8 6 44 6 52 0"),
  oval(80, 42, 26, 9, "paper"),
  shape("M70 40v-8c0-3 4-5 10-5s10 2 10 5v8c0 3-4 5-10 5s-10-2-10-5Z", "accent"),
  line("M80 62v20m-10-10h20"),
  stroke("M70 120h20", "paper"),
  shine("M61 58v30"),
);

const charger = drawn(
  counter(80, 104),
  box(32, 44, 96, 101, 12, "body"),
  box(44, 56, 30, 66, 6, "dark"),
  box(86, 56, 30, 66, 6, "dark"),
  box(49, 66, 20, 50, 4, "accent"),
  box(54, 60, 10, 6, 2, "paper"),
  line("M59 76v10m-5-5h10M96 116v-12h10v12"),
  stroke("M50 134h.1m9 0h.1m9 0h.1", "ember", 6),
  line("M96 134h14", 0.6),
  line("M80 44V32c0-8 10-8 10-16"),
);

const pen = drawn(
  counter(70, 60),
  turned(
    14,
    80,
    90,
    shape("M71 34c0-10 2-16 9-16s9 6 9 16Z", "dark"),
    shape("M69 34h22v34H69Z", "glass"),
    area("M69 46c8-4 13 3 22-1v23H69Z", "ember"),
    line("M69 34h22v34H69Z"),
    line("M80 36v28", 0.5),
    box(71, 68, 18, 7, 2, "paper"),
    box(67, 75, 26, 70, 8, "body"),
    line("M67 132h26", 0.6),
    ball(80, 94, 5.5, "paper"),
    shine("M72.5 86v34"),
  ),
);

const mod = drawn(
  counter(78, 92),
  shape("M66 30v-9a5 5 0 0 1 5-5h12a5 5 0 0 1 5 5v9Z", "dark"),
  box(57, 30, 40, 34, 7, "glass"),
  area("M57 45c9-4 15 3 23 0s12-3 17 0v12a7 7 0 0 1-7 7H64a7 7 0 0 1-7-7Z", "ember"),
  line("M57 37a7 7 0 0 1 7-7h26a7 7 0 0 1 7 7v20a7 7 0 0 1-7 7H64a7 7 0 0 1-7-7Z"),
  shine("M63 38v14"),
  box(53, 64, 48, 9, 3.5, "paper"),
  box(40, 73, 74, 72, 12, "body"),
  area("M40 120c26 4 50-6 74-30v43a12 12 0 0 1-12 12H52a12 12 0 0 1-12-12Z", "detail", 0.55),
  line("M40 85a12 12 0 0 1 12-12h50a12 12 0 0 1 12 12v48a12 12 0 0 1-12 12H52a12 12 0 0 1-12-12Z"),
  box(52, 83, 50, 26, 5, "dark"),
  stroke("M60 102v-6m8 6V92m8 10V88m10 2h8m-8 8h5", "paper"),
  ball(66, 127, 8, "paper"),
  line("M88 122v10m9-10v10"),
);

const tank = drawn(
  counter(80, 68),
  shape("M70 30v-8a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v8Z", "dark"),
  shape("M56 44c0-9 6-14 14-14h20c8 0 14 5 14 14v6H56Z", "body"),
  line("M64 40v6m8-8v8m16-8v8m8-6v6", 0.5),
  shape("M52 50h56c5 16 5 42 0 56H52c-5-14-5-40 0-56Z", "glass"),
  area("M49 74c12-6 18 4 32 0s20-4 30-1c0 12 0 22-3 33H52c-3-10-3-20-3-32Z", "ember", 0.85),
  line("M52 50h56c5 16 5 42 0 56H52c-5-14-5-40 0-56Z"),
  box(71, 52, 18, 54, 4, "paper"),
  line("M71 84h18M76 92h8m-8 7h8", 0.6),
  shine("M57 58c-2 10-2 20-1 28"),
  box(50, 106, 60, 22, 6, "body"),
  line("M60 112v10m10-10v10m20-10v10m10-10v10", 0.5),
  shape("M68 128h24v12a5 5 0 0 1-5 5H73a5 5 0 0 1-5-5Z", "accent"),
  line("M68 136h24"),
);

const cartridge = drawn(
  counter(80, 50),
  shape("M64 50c0-16 2-34 16-34s16 18 16 34Z", "dark"),
  box(61, 50, 38, 66, 5, "glass"),
  area("M61 64c12-6 18 4 38-1v48a5 5 0 0 1-5 5H66a5 5 0 0 1-5-5Z", "ember"),
  line("M66 50h28a5 5 0 0 1 5 5v56a5 5 0 0 1-5 5H66a5 5 0 0 1-5-5V55a5 5 0 0 1 5-5Z"),
  box(74, 54, 12, 62, 3, "paper"),
  ball(80, 102, 3, "dark"),
  shine("M67 58v30"),
  box(62, 116, 36, 14, 3, "accent"),
  shape("M69 130h22v15H69Z", "paper"),
  line("M69 135h22m-22 5h22"),
);

const coil = drawn(
  counter(80, 62),
  box(56, 44, 48, 74, 5, "body"),
  oval(80, 44, 24, 9, "paper"),
  oval(80, 44, 13, 4.5, "dark"),
  box(66, 66, 28, 36, 14, "paper"),
  line("m67 78 14-11M66 88l24-19M67 97l27-21M73 101l21-16m-28-9 26 21m-21-29 23 18m-28 4 18 14", 0.7),
  stroke("M57 58h46M57 110h46", "accent", 4.5),
  shape("M64 118h32v17H64Z", "paper"),
  line("M64 124h32m-32 6h32"),
  shape("M74 135h12v10H74Z", "accent"),
  shine("M61 64v34"),
);

const vaporizer = drawn(
  counter(82, 70),
  shape("M60 44c0-16 8-22 20-26 10-3 16 4 14 12l-4 14Z", "dark"),
  shape("M50 58c0-10 5-15 14-15h34c9 0 14 5 14 15v72c0 10-5 15-14 15H64c-9 0-14-5-14-15Z", "body"),
  area("M94 43h4c9 0 14 5 14 15v72c0 10-5 15-14 15h-8c6-30 8-64 4-102Z", "detail", 0.6),
  line("M50 58c0-10 5-15 14-15h34c9 0 14 5 14 15v72c0 10-5 15-14 15H64c-9 0-14-5-14-15Z"),
  box(62, 58, 26, 34, 6, "dark"),
  stroke("M69 68h12m-12 7h8", "paper"),
  stroke("M69 84h.1m6 0h.1m6 0h.1", "ember", 4),
  ball(75, 106, 7, "paper"),
  line("M66 128h20m-20 7h20", 0.5),
);

export const vapor: Drawings = {
  "bottle-small": bottle(76, 22),
  "bottle-medium": bottle(62, 25),
  "bottle-large": bottle(50, 29),
  coil,
  pod,
  "pod-kit": podKit,
  battery,
  charger,
  pen,
  disposable,
  mod,
  tank,
  cartridge,
  vaporizer,
};
