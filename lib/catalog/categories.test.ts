import { expect, it } from "vitest";
import { furtherCategories, homeCategories, inShopOrder, shelfCategories } from "@/lib/catalog/categories";

const live = (name: string, count: number) => ({ name, count, containsNicotine: false });

it("shows the six categories and counts of the specification until there is a catalog", () => {
  expect(homeCategories([]).map(({ name, count }) => [name, count])).toEqual([
    ["Hookahs", 24],
    ["Bongs", 18],
    ["Pipes", 32],
    ["E-cigs", 15],
    ["Vapes", 27],
    ["Additional", 41],
  ]);
});

it("counts the products of the catalog and ignores the case of category names", () => {
  const cards = homeCategories([live("E-Cigs", 3), live("Bongs", 70)]);
  expect(cards.find(({ name }) => name === "E-Cigs")).toMatchObject({ count: 3 });
  expect(cards.find(({ name }) => name === "Bongs")).toMatchObject({ count: 70 });
});

it("shows no count for a category the catalog does not have", () => {
  expect(homeCategories([live("Bongs", 70)]).find(({ name }) => name === "Vapes")?.count).toBeNull();
});

it("replaces a missing category by the largest other one and lists the remaining ones", () => {
  const counts = [live("Bongs", 70), live("Uncategorized", 99), live("Papers", 8), live("Torches", 9)];
  const cards = homeCategories(counts);
  expect(cards.map(({ name }) => name)).toEqual([
    "Torches",
    "Bongs",
    "Papers",
    "E-cigs",
    "Vapes",
    "Additional",
  ]);
  expect(furtherCategories(counts, cards).map(({ name }) => name)).toEqual(["Uncategorized"]);
});

it("follows the register's order and puts unlisted categories last, the largest first", () => {
  const counts = [live("Other", 1), live("Pipes", 9), live("Uncategorized", 5), live("Bongs", 2)];
  expect(inShopOrder(counts, ["Bongs", "Pipes"]).map(({ name }) => name)).toEqual([
    "Bongs",
    "Pipes",
    "Uncategorized",
    "Other",
  ]);
});

it("describes the last category without goods that have a category of their own", () => {
  const count = (name: string) => ({ name, count: 1, containsNicotine: false });
  const wordsFor = (names: string[]) =>
    homeCategories(names.map(count)).find(({ name }) => name === "Additional")?.description;
  expect(wordsFor(["Additional", "Grinders"])).not.toMatch(/grinder|paper|lighter/i);
  expect(wordsFor(["Additional"])).toMatch(/Grinders/);
});

it("offers the point of sale's categories, empty ones last, and the default ones only while it names none", () => {
  const counted = (counts: Parameters<typeof shelfCategories>[0], names: string[]) =>
    shelfCategories(counts, names).map(({ name, count }) => `${name} ${count}`);
  expect(counted([live("Bongs", 70)], ["Pipes", "Bongs"])).toEqual(["Bongs 70", "Pipes 0"]);
  expect(counted([], ["Pipes"])).toEqual(["Pipes 0"]);
  expect(counted([live("Bongs", 70)], ["Pipes", "Pipes"])).toEqual(["Bongs 70", "Pipes 0"]);
  expect(counted([live("Uncategorized", 3)], [])).toEqual(["Uncategorized 3"]);
  expect(counted([], [])).toEqual(["Hookahs 0", "Bongs 0", "Pipes 0", "E-cigs 0", "Vapes 0", "Additional 0"]);
});
