import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findKind } from "@/lib/drawings/find-kind";
import { normalizeName } from "@/lib/drawings/normalize-name";
import { productDrawing, typicalProductDrawing } from "@/lib/drawings/product-drawing";

type Row = { kind: string; label: string; name: string; category: string };

function goods(file: string): Row[] {
  return readFileSync(`tests/fixtures/goods/${file}.txt`, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const [kind = "", label = "", name = "", category = ""] = line.split("|");
      return { kind, label, name, category };
    });
}

const drawingOf = (name: string, category = "") =>
  productDrawing({ id: name, name, categoryName: category || null });

describe("every product of the sample lists has the right kind and color", () => {
  it.each([
    ["practice-catalog", 400],
    ["real-price-list", 200],
    ["trade-names", 200],
    ["recent-names", 700],
    ["shop-names", 900],
    ["register-names", 1000],
    ["model-names", 900],
    ["mixed-names", 100],
    ["typed-names", 500],
  ])("%s", (file, least) => {
    const rows = goods(file);
    expect(rows.length).toBeGreaterThan(least);
    const wrong = rows.flatMap(({ kind, label, name, category }) => {
      const found = findKind(name, category || null).kind;
      const said = drawingOf(name, category).label;
      return found === kind && said === label ? [] : [`${name}: ${found}, "${said}"`];
    });
    expect(wrong).toEqual([]);
  });
});

describe("the drawing of a category", () => {
  it.each([
    ["Hookahs", "hookah-medium"],
    ["E-cigs", "pod-kit"],
    ["Lighters & Torches", "lighter"],
    ["Kratom / Kava", "bag"],
    ["Papers and Cones", "papers"],
    ["Dab Rigs & Accessories", "rig"],
    ["Glass", "beaker-medium"],
    ["Apparel", "shirt"],
    ["Cleaning & Care", "cleaner"],
    ["CBD", "bottle-medium"],
    ["Additional", "grinder"],
    ["New arrivals", "parcel"],
  ])("%s is drawn as %s", (name, symbol) => {
    expect(typicalProductDrawing(name).href.split("#")[1]).toBe(symbol);
  });
});

describe("a color", () => {
  it.each([
    ["Acrylic Grinder 2-Piece, Orange", "Drawing of a grinder, orange"],
    ["Grinder 63mm Rose Gold", "Drawing of a grinder, rose gold"],
    ["Copper Canyon Torch, Black", "Drawing of a torch, black"],
    ["RAW Black King Size Papers", "Drawing of rolling papers"],
    ["Blazy Susan Pink Papers", "Drawing of rolling papers, pink"],
    ["Green Apple Hemp Wraps", "Drawing of blunt wraps"],
    ["Geek Bar Pulse, Blue Razz Ice", "Drawing of a disposable vape"],
    ["Zippo Lighter Black Ice", "Drawing of a lighter"],
    ["Spoon Pipe 4 in, Black and Gold", "Drawing of a hand pipe, black and gold"],
    ["Beaker Bong, Cobalt Lip", "Drawing of a beaker bong, cobalt lip"],
    ["Doob Tubes Red Purple Clear Green White", "Drawing of a joint tube"],
    ["Wooden Grinder", "Drawing of a grinder"],
    ["BUBBLER SMOKE 6IN", "Drawing of a bubbler, gray"],
    ["CHILLUM GLS BLK", "Drawing of a chillum, black"],
    ["TORCH ASST CLR", "Drawing of a torch"],
    ["RIG CLR W/ AMBER ACCENTS", "Drawing of a dab rig, clear and amber accents"],
    ["Silicone Hand Pipe w/ Glass Bowl Red/Black", "Drawing of a hand pipe, red and black"],
    ["Silicone Pipe with Metal Bowl Black and Green", "Drawing of a hand pipe, black and green"],
    ["Silicone Spoon w/ Lid Blue", "Drawing of a hand pipe, blue"],
    ["Beaker Emerald Green Accents", "Drawing of a beaker bong, emerald green accents"],
    ["Kratom Powder Red Bali 250G", "Drawing of a pouch of powder"],
    ["Vibes Cones Rice Blue", "Drawing of pre-rolled cones"],
    ["Coconut Charcoal Black Pearl", "Drawing of charcoal"],
    ["Sticker Clear", "Drawing of a parcel"],
    ["Steam Stones Blueberry", "Drawing of steam stones"],
    ["GRINDR MED PURP", "Drawing of a grinder, purple"],
    ["SPCL BLU TOUCAN TORCH", "Drawing of a torch"],
    ["ELMNTS KSS RED", "Drawing of rolling papers"],
    ['BLAZY SUSAN 2.5" GRND RS GLD', "Drawing of a grinder, rose gold"],
    ["SMOK NOVO 5 KIT 7CLR", "Drawing of a pod vape, 7-color"],
    ["Cosmic Gas 2000g Grape", "Drawing of cream chargers"],
    ["CBD Salve 500mg Lavender", "Drawing of a jar of balm"],
    ["Tray Purple Runtz", "Drawing of a rolling tray"],
    ["Tray Charlie Brown", "Drawing of a rolling tray"],
    ["Ashtray White Rabbit", "Drawing of an ashtray"],
    ["Blue Flame Torch", "Drawing of a torch"],
    ["Golden Tobacco Papers KS", "Drawing of rolling papers"],
    ["Custom Oil Slick Duo", "Drawing of a dab mat"],
    ["Hookah Blk Diamond Cut 24in", "Drawing of a hookah, black"],
    ["Spinning Carb & Pearls", "Drawing of terp pearls"],
    ["Whip Cream Dispenser 1pt Black", "Drawing of a cream dispenser, black"],
    ['Golden Gate 2.2" 4-Piece Aluminum', "Drawing of a grinder"],
  ])("of %s: %s", (name, label) => {
    expect(drawingOf(name).label).toBe(label);
  });

  it("is the one in the name, on a neutral background", () => {
    const { look } = drawingOf("Acrylic Grinder 2-Piece, Orange");
    expect(look).toMatch(/^tint-paper light-\w+ hue-orange$/);
  });

  it.each([
    ["Gummies 10ct Blue Raspberry", "hue-blue"],
    ["Delta 8 Gummies 25mg Mango", "hue-orange"],
    ["Foger Switch Pro Gummy Bear", "hue-pink"],
    ["Marley Natural Glass Taster", ""],
    // Materials of glass and devices that are a brand or a flavor here.
    ["FUME EXTRA HAWAII JUICE", ""],
    ["NAKED 100 LAVA FLOW 60ML 3", ""],
    ['4.5" Fume Bubbler', "hue-sunset"],
    ["Galaxy Gas Infusion", "hue-steel"],
    ["Khalil Mamoon Egyptian Hookah", ""],
    ["Newport Non-Menthol Box", ""],
  ])("tints %s: %s", (name, hue) => {
    expect(/hue-\w+|$/.exec(drawingOf(name).look)?.[0]).toBe(hue);
  });

  it.each([
    ["BLK", "hue-black"],
    ["RG", "hue-rose-gold"],
    ["GM", "hue-gray"],
    ["SLVR", "hue-silver"],
    ["TRQ", "hue-teal"],
    ["PRP", "hue-purple"],
    ["LAV", "hue-lavender"],
    ["YLW", "hue-yellow"],
    ["ORG", "hue-orange"],
    ["TD", "hue-tie-dye"],
    ["RAST", "hue-rasta"],
    ["AMB", "hue-amber"],
    ["LT BLU", "hue-sky"],
    ["MILKY PINK", "hue-pink"],
    ["FROSTED BLUE", "hue-blue"],
    ["BLK/RED", "hue-black and-red"],
    ["Black & Gold", "hue-black and-gold"],
    ["blue-green", "hue-blue and-green"],
    ["ASST", ""],
    ["MULTI", ""],
    ["GITD", ""],
  ])("%s is read at the end, at the start, before a count and in brackets", (word, hues) => {
    for (const name of [
      `GRINDER 63MM ${word}`,
      `${word} HAND PIPE 4"`,
      `TORCH JET ${word} 12CT`,
      `Puffco Proxy (${word})`,
    ])
      expect((drawingOf(name).look.match(/(?:hue|and)-[\w-]+/g) ?? []).join(" "), name).toBe(hues);
  });

  it("is derived from the id when the name has none", () => {
    const draw = (id: string) => productDrawing({ id, name: "Box Mod", categoryName: null }).look;
    expect(draw("a")).toBe(draw("a"));
    const looks = new Set(Array.from({ length: 60 }, (_, at) => draw(`${at}`)));
    expect(looks.size).toBeGreaterThan(12);
    for (const look of looks) expect(look).not.toContain("hue-");
  });
});

it("draws the size in the name, in inches, millimeters, centimeters, milliliters or words", () => {
  const symbol = (name: string) => drawingOf(name).href.split("#")[1];
  expect(symbol("Beaker Bong 10 in")).toBe("beaker-small");
  expect(symbol('Beaker Bong 14"')).toBe("beaker-medium");
  expect(symbol("Beaker Bong 18-inch")).toBe("beaker-large");
  expect(symbol("Glass Pipe 20cm")).toBe("hand-pipe-large");
  expect(symbol("Glass Pipe 3-1/2 in 14mm")).toBe("hand-pipe-small");
  expect(symbol("E-Liquid 100 ml 3 mg")).toBe("bottle-large");
  // The mark of inches as shops print it, two apostrophes, and fractions in one letter.
  expect(symbol("15″ Encore Half Highlighter Beaker")).toBe("beaker-medium");
  expect(symbol("Beaker Bong 18''")).toBe("beaker-large");
  expect(symbol("Beaker Bong 12½ in")).toBe("beaker-medium");
  // Clerks type one apostrophe, which is the mark of feet: only hoses have those.
  expect(symbol("16' GLASS BEAKER")).toBe("beaker-large");
  expect(symbol("HOOKAH 28' BLUE")).toBe("hookah-large");
  expect(symbol("Hookah w/ 6' washable hose")).toBe("hookah-medium");
  expect(drawingOf("4.5″ Confetti Glass Bubbler").look).toContain("art-small");
  expect(drawingOf("Grinder 40 mm").look).toContain("art-small");
  expect(drawingOf("Grinder 63 mm").look).toContain("art-large");
  expect(drawingOf("Mini Dab Rig").look).toContain("art-small");
});

it("knows the words of the trade with letters missing", () => {
  expect(normalizeName("STRWBRY GRNDRS BACKWDS HKAH DOWNSTM")).toBe(
    "strawberry grinders backwoods hookah downstem",
  );
  // Brands and other words that look like one of them without its vowels.
  for (const name of ["smok glas mtl", "the baker", "pepper pipe", "try me"]) {
    expect(normalizeName(name)).toBe(name);
  }
});

it("accepts any text", () => {
  for (const name of ["", " ", "𝔊𝔯𝔦𝔫𝔡𝔢𝔯", "\u0000", "(((", "a".repeat(500), "1/2 1/0 in"])
    expect(drawingOf(name).label).toMatch(/^Drawing of /);
  expect(drawingOf("", "Bongs").label).toBe("Drawing of a bong");
});
