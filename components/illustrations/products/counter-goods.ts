import * as pen from "./pen";

const jar = pen.drawn(
  pen.counter(80, 88),
  pen.shape("M40 62c0-10 6-14 14-14h52c8 0 14 4 14 14v70c0 8-5 13-14 13H54c-9 0-14-5-14-13Z", "glass"),
  pen.area("M40 92c12-8 20 4 32-2s18-8 26-2 14 0 22-2v46c0 8-5 13-14 13H54c-9 0-14-5-14-13Z", "body", 0.75),
  pen.line("M58 106c-6 10 6 14 12 8s12-12 14-2 14 10 14-2m-44 20c6 6 16 4 20-2m8 6c6 2 14 0 18-6", 0.5),
  pen.line("M40 62c0-10 6-14 14-14h52c8 0 14 4 14 14v70c0 8-5 13-14 13H54c-9 0-14-5-14-13Z"),
  pen.shape("M42 24c0-5 4-8 10-8h56c6 0 10 3 10 8v22H42Z", "accent"),
  pen.line("M50 30v12m10-12v12m10-12v12m10-12v12m10-12v12m10-12v12m10-12v12", 0.4),
  pen.shine("M49 66v24"),
);

const container = pen.drawn(
  pen.counter(80, 106),
  pen.shape("M32 96h96v26c0 14-20 23-48 23s-48-9-48-23Z", "body"),
  pen.oval(80, 96, 48, 16, "accent"),
  pen.oval(80, 94, 34, 10, "ember"),
  pen.turned(
    -18,
    80,
    60,
    pen.shape("M34 46h92v12c0 12-20 20-46 20s-46-8-46-20Z", "body"),
    pen.oval(80, 46, 46, 15, "detail"),
    pen.line("M58 46c0-6 44-6 44 0s-44 6-44 0Z", 0.5),
  ),
  pen.shine("M42 108c2 8 8 14 16 18"),
);

const caseDrawing = pen.drawn(
  pen.counter(80, 124),
  pen.line("M60 52V40c0-6 4-10 10-10h20c6 0 10 4 10 10v12"),
  pen.shape("M22 66c0-9 5-14 14-14h88c9 0 14 5 14 14v64c0 9-5 15-14 15H36c-9 0-14-6-14-15Z", "body"),
  pen.area("M22 100h116v30c0 9-5 15-14 15H36c-9 0-14-6-14-15Z", "accent", 0.55),
  pen.line("M22 66c0-9 5-14 14-14h88c9 0 14 5 14 14v64c0 9-5 15-14 15H36c-9 0-14-6-14-15Z"),
  '<path d="M22 88h116" stroke-dasharray="5 4" stroke-width="4"/>',
  pen.box(72, 82, 16, 12, 4, "paper"),
  pen.shape("M76 94h8v14a4 4 0 0 1-8 0Z", "paper"),
  pen.shine("M32 66v14"),
  pen.line("M40 130h30m-30-10h44", 0.4),
);

const bag = pen.drawn(
  pen.counter(80, 92),
  pen.shape("M40 30h80v98c6 6 6 12 0 17H40c-6-5-6-11 0-17Z", "body"),
  pen.line("M40 46h80M40 52h80", 0.5),
  pen.shape("M40 26h80v12H40Z", "accent"),
  pen.line("m40 42-4 3 4 3m80-6 4 3-4 3"),
  pen.shape("M58 76c0-12 44-12 44 0v34c0 12-44 12-44 0Z", "paper"),
  pen.shape("M80 80c-4 10-14 8-14 10s10 2 14 16c4-14 14-14 14-16s-10 0-14-10Z", "detail"),
  pen.line("M80 94v14", 0.7),
  pen.shine("M48 62v40"),
  pen.line("M46 136c20-6 48-6 68 0", 0.4),
);

const scale = pen.drawn(
  pen.counter(80, 108),
  pen.shape("M30 60h100c6 0 9 3 9 9v66c0 6-3 10-9 10H30c-6 0-9-4-9-10V69c0-6 3-9 9-9Z", "body"),
  pen.shape("M34 70h92v34H34Z", "paper"),
  pen.shape("M66 58c6-14 16-2 22-8 8-6 16 2 10 12-6 12-28 12-32-4Z", "detail"),
  pen.line("M72 58c6 6 14 4 20-2", 0.6),
  pen.box(36, 112, 54, 24, 4, "dark"),
  pen.stroke("M44 119h6v10h-6Zm12 0h6v10h-6Zm10 10h.1m6-10h6v10h-6Z", "ember", 2),
  pen.ball(104, 124, 6, "accent"),
  pen.ball(122, 124, 6, "accent"),
);

const can = pen.drawn(
  pen.counter(80, 116),
  pen.shape("M26 88v36c0 12 24 20 54 20s54-8 54-20V88Z", "body"),
  pen.area("M26 100c0 12 24 20 54 20s54-8 54-20v12c0 12-24 20-54 20s-54-8-54-20Z", "paper"),
  pen.line("M26 88v36c0 12 24 20 54 20s54-8 54-20V88"),
  pen.oval(80, 88, 54, 22, "accent"),
  pen.oval(80, 88, 44, 16, "dark"),
  pen.turned(-16, 64, 84, pen.box(46, 74, 36, 19, 8, "paper"), pen.line("M54 79h20", 0.5)),
  pen.turned(20, 98, 88, pen.box(82, 79, 32, 18, 8, "paper"), pen.line("M89 84h18", 0.5)),
  pen.turned(
    -6,
    82,
    66,
    pen.shape("M34 54c0-11 92-11 92 0v8c0 11-92 11-92 0Z", "accent"),
    pen.oval(80, 52, 46, 10, "body"),
  ),
  pen.shine("M34 104c2 4 6 7 10 9"),
);

const capsule = (x: number, y: number, angle: number): string =>
  pen.turned(
    angle,
    x,
    y,
    pen.box(x - 15, y - 7, 30, 14, 7, "paper"),
    pen.shape(`M${x} ${y - 7}h8a7 7 0 0 1 0 14h-8Z`, "body"),
  );
const capsules = pen.drawn(
  pen.counter(78, 110),
  pen.shape("M46 18h52c3 0 5 2 5 5v17c0 3-2 5-5 5H46c-3 0-5-2-5-5V23c0-3 2-5 5-5Z", "dark"),
  pen.line("M50 24v14m9-14v14m9-14v14m9-14v14m9-14v14m9-14v14", 0.4),
  pen.shape("M38 58c0-8 4-13 10-13h48c6 0 10 5 10 13v76c0 7-4 11-11 11H49c-7 0-11-4-11-11Z", "body"),
  pen.shape("M38 72h68v52H38Z", "paper"),
  pen.shape("M72 80c-18 12-20 26 0 38 20-12 18-26 0-38Z", "accent"),
  pen.line("M72 86v30m0-10-8-6m8-2 8-6", 0.6),
  pen.shine("M46 56v10"),
  capsule(122, 136, -20),
  capsule(112, 118, 34),
);

const gummy = (x: number, y: number, fill: "body" | "accent" | "detail"): string =>
  pen.moved(
    x,
    y,
    pen.shape(
      "M-8-10c-6-8 4-12 6-6 2-2 4-2 6 0 2-6 12-2 6 6 2 3 2 6 0 8 6 0 8 6 2 8 2 6 0 12-5 12-4 0-5-3-5-6-2 0-2 0-4 0 0 3-2 6-5 6-5 0-7-6-5-12-6-2-4-8 2-8-2-2-2-5 2-8Z",
      fill,
    ),
  );
const gummies = pen.drawn(
  pen.counter(80, 104),
  pen.shape("M34 26h92l-4 16 8 96c0 4-3 7-7 7H37c-4 0-7-3-7-7l8-96Z", "body"),
  pen.line("M38 42h84M37 48h86", 0.5),
  pen.shape("M44 64h72l4 60H40Z", "paper"),
  gummy(62, 96, "body"),
  gummy(98, 92, "accent"),
  gummy(80, 108, "detail"),
  pen.shine("M42 58l-4 50"),
);

const chocolate = pen.drawn(
  pen.counter(80, 92),
  pen.shape("M46 18h44l8 10 16-2v60H46Z", "tobacco"),
  pen.line("M46 40h67M46 62h67M69 18v66m22-54v54", 0.7),
  pen.shine("M51 25h10m13 0h8M51 47h10m13 0h10"),
  pen.shape("M42 74c8-5 12 5 20 1s10-5 18-1 12 4 20 0 12-3 18 0v64c0 4-3 7-7 7H49c-4 0-7-3-7-7Z", "body"),
  pen.shape("M52 94h56v34H52Z", "paper"),
  pen.line("M62 106h36m-30 10h24", 0.7),
  pen.line("M42 136h76", 0.4),
);

const drink = pen.drawn(
  pen.counter(80, 64),
  pen.shape("M56 34h48l8 14v84l-8 13H56l-8-13V48Z", "body"),
  pen.area("M48 62h64v56H48Z", "paper"),
  pen.area("M48 96c16-10 24 6 36-2s18-6 28-2v26H48Z", "accent"),
  pen.line("M48 62h64m-64 56h64"),
  pen.line("M56 34h48l8 14v84l-8 13H56l-8-13V48Z"),
  pen.oval(80, 34, 24, 6, "paper"),
  pen.line("M72 33c0-3 14-3 14 0s-8 3-10 1", 0.7),
  pen.shine("M55 70v22"),
  pen.line("M126 58c4 6 8 9 8 14a8 8 0 0 1-16 0c0-5 4-8 8-14Z", 0.6),
);

const drinkBottle = pen.drawn(
  pen.counter(80, 60),
  pen.shape("M70 34v12c0 8-18 12-18 30v62c0 5 3 8 8 8h40c5 0 8-3 8-8V76c0-18-18-22-18-30V34Z", "glass"),
  pen.area("M54 70h52v68c0 4-2 6-6 6H60c-4 0-6-2-6-6Z", "body", 0.8),
  pen.area("M52 82h56v34H52Z", "paper"),
  pen.area("M52 104c14-9 22 5 34-2s16-5 22-2v16H52Z", "accent"),
  pen.line("M52 82h56m-56 34h56"),
  pen.line("M53 126h54m-54 10h54", 0.35),
  pen.line("M70 34v12c0 8-18 12-18 30v62c0 5 3 8 8 8h40c5 0 8-3 8-8V76c0-18-18-22-18-30V34Z"),
  pen.box(67, 20, 26, 14, 3, "detail"),
  pen.line("M73 22v10m7-10v10m7-10v10", 0.5),
  pen.shine("M59 80v40"),
);

const giftCard = pen.drawn(
  pen.turned(
    -8,
    80,
    90,
    pen.box(18, 44, 124, 84, 12, "body"),
    pen.area("M18 74h124v20H18Z", "accent"),
    pen.line("M18 74h124M18 94h124"),
    pen.area("M52 44h18v84H52Z", "accent"),
    pen.line("M52 44v84m18-84v84"),
    pen.box(18, 44, 124, 84, 12, "body").replace('fill="var(--art-body)"', ""),
    pen.shape("M61 70c-22-2-26-30-8-30 8 0 8 16 8 30 0-14 0-30 8-30 18 0 14 28-8 30Z", "accent"),
    pen.line("M92 112h36", 0.6),
    pen.shine("M28 56v10"),
  ),
);

const shirt = pen.drawn(
  pen.counter(80, 84),
  pen.shape(
    "M58 28c8 14 36 14 44 0l24 12 18 32-22 12-8-12v66c0 4-3 7-7 7H53c-4 0-7-3-7-7V72l-8 12-22-12 18-32Z",
    "body",
  ),
  pen.line("M46 72V58m68 14V58", 0.5),
  pen.stroke("M56 30c8 16 40 16 48 0", "accent", 4),
  pen.area("M60 104a20 20 0 0 1 40 0Z", "accent"),
  pen.line("M56 104h48m-40 7h32m-24 7h16", 0.6),
);

const hat = pen.drawn(
  pen.counter(84, 112),
  pen.moved(
    4,
    20,
    pen.shape("M24 106c0-40 22-64 54-64s54 24 54 64Z", "body"),
    pen.shape("M24 106c30-7 78-7 108 0 14 3 22 10 22 18-34-10-84-11-124-2-5 1-7-2-7-6Z", "accent"),
    pen.line("M78 42c-16 12-24 32-26 58m26-58c16 12 24 32 26 58", 0.45),
    pen.ball(78, 41, 5, "accent"),
    pen.shape("M66 70h24c3 0 5 2 5 5v12c0 3-2 5-5 5H66c-3 0-5-2-5-5V75c0-3 2-5 5-5Z", "paper"),
    pen.line("M70 81h16", 0.7),
    pen.shine("M38 88c3-14 8-22 16-28"),
  ),
);

const beanie = pen.drawn(
  pen.counter(80, 100),
  pen.shape("M36 110c0-42 16-68 44-68s44 26 44 68Z", "body"),
  pen.line("M80 42c-12 16-18 38-18 62m18-62c12 16 18 38 18 62M80 42v62", 0.45),
  pen.ball(80, 32, 13, "accent"),
  pen.line("m73 26 14 12m0-12-14 12m7-16v20", 0.4),
  pen.box(30, 104, 100, 36, 12, "accent"),
  pen.line("M44 106v32m12-32v32m12-32v32m12-32v32m12-32v32m12-32v32m12-32v32", 0.4),
  pen.shine("M48 92c2-14 7-24 14-32"),
);

const bucketHat = pen.drawn(
  pen.counter(80, 112),
  pen.shape("M44 104c0-22 3-40 8-50 4-7 52-7 56 0 5 10 8 28 8 50Z", "body"),
  pen.line("M52 54c8 8 48 8 56 0M80 60v26", 0.5),
  pen.shape("M45 86c20 9 50 9 70 0l1 16c-22 9-50 9-72 0Z", "accent"),
  pen.shape("M44 100c-9 6-16 18-19 33 34 13 76 13 110 0-3-15-10-27-19-33-22 9-50 9-72 0Z", "body"),
  pen.line("M36 110c26 10 62 10 88 0M30 121c30 11 70 11 100 0", 0.45),
  pen.shine("M54 80c0-8 1-14 3-19"),
);

const parcel = pen.drawn(
  pen.counter(80, 116),
  pen.shape("M24 62 80 40l56 22v58l-56 25-56-25Z", "body"),
  pen.shape("M24 62 80 40l56 22-56 24Z", "paper"),
  pen.line("M80 86v59"),
  pen.area("M46 53.5 58 49l56 22-12 5Z", "accent"),
  pen.shape("m102 76 12-5v22l-6-2-6 7Z", "accent"),
  pen.line("m46 53.5 56 22.5M58 49l56 22"),
  pen.line("M36 104l18 8m-18 2 12 5", 0.6),
  pen.shine("M32 74v16"),
);

export const counterGoods: pen.Drawings = {
  jar,
  container,
  case: caseDrawing,
  bag,
  scale,
  can,
  capsules,
  gummies,
  chocolate,
  drink,
  "drink-bottle": drinkBottle,
  "gift-card": giftCard,
  shirt,
  hat,
  beanie,
  "bucket-hat": bucketHat,
  parcel,
};
