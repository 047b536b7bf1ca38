import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isNamedNicotine, namesNicotine } from "@/lib/catalog/names-nicotine";
import { isNicotineCategory, needsWarning } from "@/lib/catalog/nicotine";

it.each([
  "Vapes",
  "E-cigs",
  "Ecigs",
  "E Cigs",
  "E-Cigarettes",
  "E Cigarettes",
  "Electronic Cigarettes",
  "Shisha",
  "Hookah Tobacco",
  "E-Liquids",
  "E Liquids",
  "E Juice",
  "Nic Salts",
  "SaltNic",
  "Nicotine Salts",
  "Disposables",
  "Pouches",
  "Nicotine Pouches",
  "Snus",
  "Vapes & CBD",
  "Hemp Wraps and Vapes",
])("treats the category %s as nicotine", (name) => expect(isNicotineCategory(name)).toBe(true));

it.each([
  "Bongs",
  "Pipes",
  "Hookahs",
  "Additional",
  "Electronics",
  "Vape Accessories",
  "E Cig Batteries",
  "Packaging - Joint Tubes",
  "Smell Proof Pouches",
  "THC Vapes",
  "Delta 8 Disposables",
  "CBD / Hemp Carts",
  null,
])("does not treat the category %s as nicotine", (name) => expect(isNicotineCategory(name)).toBe(false));

it.each([
  "10% off all disposable vapes",
  "20% off e juice",
  "Nic salts 2 for $30",
  "E Cigs 10% off",
  "Snus week",
  "Any two Geek Bars for $30",
  "Geek-Bar Pulse, $5 off",
  "LOST MARY MT15000",
  "Elfbar5000",
  "RAZ LTX, two for $40",
  "JUUL starter sets",
  "ZYN, 3 cans for $15",
  "Al Fakher 250 g",
  "Starbuzz and Fumari tasting",
  "Backwoods, 2 packs",
  "Black & Milds at the counter",
  "Cigarillos and cigars",
  "MNKE and Fresor, two for $30",
  "RandM Tornado: third one half off",
  "Off-Stamp kits are back",
  "RAZ TN9000, two for $40",
  "Raz DC25000, $3 off",
  "Juicy Bar and Fifty Bar, any two for $35",
  "Nexa 35K at the counter",
  "Priv Bar Turbo: buy two",
  "Snoopy Smoke, RifBar and Space Mary",
  "Anything with 25,000 puffs, $20",
  "All 20k-puff devices, $5 off",
  "Hyde IQ 5000 and up, $3 off",
  "North 40K at the counter",
  "Death Row 7000, two for $30",
  "Any two Hyde or Fume for $30",
  "Posh, Hyde and Stig: third one half off",
  "New flavors: Lost Angel Pro Max 20K",
  "All Crown Bar flavors in",
])("finds nicotine products in %s", (text) => expect(namesNicotine("Weekend special", text)).toBe(true));

it.each([
  "20% off beakers and bubblers",
  "Padded pouches for your glass",
  "One juice with each grinder",
  "Dry herb vaporizers, $20 off",
  "A must have: the RAW tray",
  "Roor and Illadelph tubes",
  "Blue raz terps by Camel Glass",
  "Puffco Peak, Pax and Volcano",
  "Cigar cutters and cases",
  "Two puffs of fog at the glass show",
  "Blue raz and the spaceman pipe",
  "Hyde Park night: Fume and rosewood pipes",
  "North Las Vegas regulars, $5 off",
  "Tyson fight night, December 2026",
  "Orion beakers and the Medusa bubbler, $20 off",
])("finds no nicotine products in %s", (text) => expect(namesNicotine("Glass night", text)).toBe(false));

const vape = { containsNicotine: false, categoryNames: ["Vapes"], optionLabels: [], modifiers: [] };

it.each([
  ["Hyde Edge Rave Peach Mango", null],
  ["HYDE", "Counter"],
  ["Fume Infinity Cotton Candy", "New Arrivals"],
  ["North 5000 Strawberry Kiwi", "Electronics"],
  ["Lost Angel Pro Max 20K Watermelon Ice", "Best Sellers"],
  ["Death Row 7000 Sour Apple", null],
  ["Breeze Prime Lemon Mint", "Front Case"],
  ["Blue Razz Ice", "Geek Bar"],
  ["Mystery 5% 10ml 6000 puffs", null],
  ["Pineapple Coconut 60ml 6mg", "Specials"],
  ["Foger Switch Pro Pod Gummy Bear", "Counter"],
  ["JUUL Pods Virginia Tobacco 4pk", null],
  ["Al Fakher Two Apples 250g", "Hookah Stuff"],
  ["ZYN Cool Mint 6mg", "Counter"],
  ["Top Menthol 6oz Bag", "Misc"],
  ["Grabba Leaf Whole", null],
  ["Scorpion Dokha 30ml", null],
  ["Eternal Smoke Lemon Cake 250", "Hookah"],
  ["HandShake 15K Pod", null],
  ["Natural Leaf Tobacco Wrap 2pk", null],
  ["Blunt Wraps, Tobacco, Grape", "Papers"],
])("the name %s of %s says that it contains nicotine", (name, category) => {
  expect(isNamedNicotine(name, category)).toBe(true);
  expect(needsWarning({ ...vape, categoryNames: [category], name })).toBe(true);
});

it.each([
  ["Hyde Park Beaker 12in", "Glass"],
  ["Fume Spoon 4in", null],
  ["North Star Bubbler", "Pipes"],
  ["Death Row Records Rolling Tray", "Trays"],
  ["Orion Recycler 9in Blue", "Glass"],
  ["Breeze Ash Catcher 14mm 45", null],
  ["Tyson 2.0 Rolling Papers KS", "Papers"],
  ["RAW Black 1 1/4 Papers 5000 Leaves", "Papers"],
  ["Cake She Hits Different 2g", "Counter"],
  ["Fume THC-A 3g Disposable Gelato", null],
  ["CBD Tincture 1000mg 30ml", null],
  ["Vuse Alto Device Slate", null],
  ["XROS Pod 0.6 ohm 4pk", null],
  ["Kratom Capsules 500mg 60ct", null],
  ["Steam Stones 120g Kiwi", null],
  ["Monster Energy 16oz", "Drinks"],
  ["Grinds Coffee Pouches Mocha", null],
  ["Teaza Energy Pouches Cool Mint", null],
  ["VG Vegetable Glycerin 500ml", null],
  ["Beamer Ice Hookah Molasses 50g", null],
  ["Red Man Chew 3oz", null],
  ["Tobacco-Free Wraps Mango", "Papers"],
  ["Palm Wraps, No Tobacco", null],
  ["Zig Zag Blunt Wraps Purple", null],
])("the name %s of %s does not", (name, category) => {
  expect(isNamedNicotine(name, category)).toBe(false);
});

it("warns beside the goods of a shop that contain nicotine, by their names beside no others", () => {
  const rows = readFileSync("tests/fixtures/goods/shop-names.txt", "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split("|"));
  expect(rows.filter(([, , , , nicotine]) => nicotine).length).toBeGreaterThan(100);
  const wrong = rows.filter(([, , name = "", category = "", nicotine]) => {
    const warned = needsWarning({ ...vape, categoryNames: [category || null], name });
    return nicotine ? !warned : warned && isNamedNicotine(name, category || null);
  });
  expect(wrong).toEqual([]);
});

const warns = (name: string, optionLabels: string[] = []) => needsWarning({ ...vape, name, optionLabels });

it.each([
  "Mirage Zero (0% nicotine)",
  "RAZ LTX 25K ZERO NIC STRAWBERRY BURST",
  "CUVIE 2.0 NO NIC MINT",
  "Nicotine-Free Disposable, Peach",
  "NAKED 0MG- LAVA FLOW",
  "E-Liquid Melon 30 ml 0 mg",
  "Herbal Molasses 50 g, Mint (tobacco free)",
  "Tobacco-Free Shisha, Apple",
  "Steam Stones 120 g, Kiwi",
])("%s is without nicotine", (name) => expect(warns(name)).toBe(false));

it.each([
  "Pod Kit 0/3/6mg",
  "E-Liquid 0 mg, 3 mg or 6 mg",
  "E-Liquid 0-12 mg",
  "Disposable 0% or 5%",
  "Salt 50mg",
  "Freebase 10 mg",
  "Salt 2.0%",
  "Fume Zero Blue Nana",
  "Tobacco-Free Nicotine Pouch",
  "Shisha, tobacco free nicotine",
  "Tobacco-Free Disposable",
  "Herbal Shisha Citrus",
  "Kilo 0 in 1 Mango",
  "",
])("%s is not said to be without nicotine", (name) => expect(warns(name)).toBe(true));

it("believes a name only where none of its choices has a strength", () => {
  expect(warns("Melon 0 mg", ["30 ml", "60 ml"])).toBe(false);
  expect(warns("Melon 0 mg", ["0 mg", "3 mg"])).toBe(true);
  const modifiers = [{ group: "Strength", name: "3 mg" }];
  expect(needsWarning({ ...vape, name: "Melon 0 mg", modifiers })).toBe(true);
});

it("warns by the register's mark whatever the name says, and by the category unless the name denies it", () => {
  const stones = { ...vape, name: "Steam Stones", categoryNames: ["Shisha"] };
  expect(needsWarning(stones)).toBe(false);
  expect(needsWarning({ ...stones, containsNicotine: true })).toBe(true);
  expect(needsWarning({ ...stones, name: "Blue Mist 250 g" })).toBe(true);
  expect(needsWarning({ ...stones, name: "Blue Mist Beaker", categoryNames: [null, "Bongs"] })).toBe(false);
});
