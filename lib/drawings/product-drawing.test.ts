import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findKind } from "@/lib/drawings/find-kind";
import { normalizeName } from "@/lib/drawings/normalize-name";
import { categoryDrawing, productDrawing } from "@/lib/drawings/product-drawing";

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
    ["register-names", 1000],
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

describe("a name that contains the name of another product", () => {
  it.each([
    ["Grinder Card", "grinder-card"],
    ["Electric Grinder Pen", "pen"],
    ["Grinder Pen, Herb", "pen"],
    ["Electric Grinder", "grinder"],
    ["Pipe Cleaner", "brush"],
    ["Glass Pipe Cleaner 12 oz", "cleaner"],
    ["Torch Lighter", "torch"],
    ["Glass Cleaner", "cleaner"],
    ["Bowl Screens", "screens"],
    ["Hookah Hose", "hose"],
    ["Hookah Bowl", "bowl-head"],
    ["Coil Jar", "jar"],
    ["Rolling Tray", "tray"],
    ["Hose, Hookah", "hose"],
    ["Brush for Bongs", "brush"],
    ["Mini Hookah with Case", "hookah"],
    ["Pipe Stand", "parcel"],
    ["Case of 24 Lighters", "lighter"],
    ["Tapestry", "parcel"],
    ["DUGOUT 3IN TASTER SET", "dugout"],
    ["Papers & Tips", "papers"],
    ["Rick & Morty Tray", "tray"],
    ["Black & Mild Wood Tip", "cigar"],
    ["BIC MAXI 50CT TRAY", "lighter"],
    ["EGYPTIAN HOOKAH 2 HOSE", "hookah"],
    ["Ceramic Mug Pipe", "hand-pipe"],
    ["Space Case 2PC", "grinder"],
    ["SWFT MOD 5000", "disposable"],
    ["Rosewood Tobacco Pipe", "tobacco-pipe"],
    ["Samsaris Bowl Head", "bowl-head"],
    ["Zippo Refill Fluid 4 oz", "butane"],
    ["Parchment Paper Sheets 5x5", "parcel"],
  ])("%s is drawn as %s", (name, kind) => {
    expect(findKind(name, null).kind).toBe(kind);
  });
});

describe("the grammar of a name", () => {
  it.each([
    // A jar or bundle that goods come in, and what is printed on them.
    ["2IN GLOW 20CT HAND PIPE JAR - LMD", "hand-pipe"],
    ["20IN ROOR WATER PIPE 6CT BUNDLE", "beaker"],
    ["12 WATER PIPE CONICAL MULTI STICKERS", "beaker"],
    // What replaces a part is the part.
    ["PUFFCO PEAK GLASS TRAVEL REPLACEMENT", "parcel"],
    ["MYA GLASS BASE REPLACEMENT", "hookah-base"],
    // Parts are of what their maker makes.
    ["BYO KAMAN BOWL", "bowl-head"],
    ["STARBUZZ BOWL 14MM MALE", "bowl"],
    ["OOZE STEAMBOAT SILICONE GLASS", "beaker"],
    ["3.5 METAL PIPE GOLD BOWL & SCREEN", "hand-pipe"],
    ["RAW CONE 5 HAND PIPE", "hand-pipe"],
    ["14MM 90 AC TREE PERC", "ash-catcher"],
    ["7 HIPSTER HANGER WITH BANGER MILK", "rig"],
    // Measures of other goods under the name of a maker, a flavor or a torch.
    ["UWELL PRIME BAR 20K ROSE GRAPE", "disposable"],
    ["FREEMAX MAXUS 25K PEACH", "disposable"],
    ["ZOOM BARS 6500 VIRGINIA TOBACCO", "disposable"],
    ["TORCH PULSE THCA 7.5G BLUE DREAM", "disposable"],
    ["MOLICEL P28A 2800MAH", "battery"],
    ["ZEN LIGHT 100MM TUBES 200", "cigarettes"],
    ["DAZED8 HHC BLUNTS", "pre-roll"],
    ["BESTWHIP CHARGERS 50CT", "butane"],
    ["FLAVORZ CRACKERS N2O 100 BX", "butane"],
    ["AUTOMATIC GRINDER CONE FILLER", "grinder"],
    ["BJ LONG BRISTLE CLEANERS", "brush"],
    ["BC POWDER 2CT 36PC", "parcel"],
    // Brands in the words of others.
    ["LM MO20K PRO CHERRY LIME", "disposable"],
    ["MYBLU PS 2.4% MENTHOL", "pod"],
    ["THE MILK BY MONSTER CINNAMON 6", "bottle"],
    ["GAME GARCIA BLUE 2PK", "cigar"],
    ["GAME CONSOLE", "parcel"],
    ['SLX NON STICK 2.0" RAINBOW', "grinder"],
    ["CONEARTIST LOADER", "cones"],
  ])("of %s tells that it is %s", (name, kind) => {
    expect(findKind(name, null).kind).toBe(kind);
  });
});

describe("a category", () => {
  it.each([
    ["BOWL BLUE", "Hookah Related", "bowl-head"],
    ["SHISHA BLACK ICE", "Nicotine Vapes", "disposable"],
    ["ACAI BOWL", "Disposables", "disposable"],
    ["Spearmint 6MG", "Tobacco", "can"],
    ["Love 66 50G", "Hookah", "shisha"],
    ["RED 6OZ BAG", "Tobacco", "tobacco"],
    ["ZIG ZAG 1 1/4 SIZECONE 24CT6PK", "Cones", "cones"],
    ["NO 5 NATURAL", "Leaf", "tobacco"],
  ])("%s of %s is drawn as %s", (name, category, kind) => {
    expect(findKind(name, category).kind).toBe(kind);
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
    expect(categoryDrawing(name).href.split("#")[1]).toBe(symbol);
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
    ["Beaker Emerald Green Accents", "Drawing of a beaker bong, emerald green accents"],
    ["Kratom Powder Red Bali 250G", "Drawing of a pouch of powder"],
    ["Vibes Cones Rice Blue", "Drawing of pre-rolled cones"],
    ["Coconut Charcoal Black Pearl", "Drawing of charcoal"],
    ["Sticker Clear", "Drawing of a parcel"],
    ["Steam Stones Blueberry", "Drawing of steam stones"],
    ["GRINDR MED PURP", "Drawing of a grinder, purple"],
    ["SMOK NOVO 5 KIT 7CLR", "Drawing of a pod vape, 7-color"],
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
