import { expect, it } from "vitest";
import { unbrokenParts } from "@/lib/unbroken-parts";

const kept = (name: string) =>
  unbrokenParts(name)
    .filter(({ isKept }) => isKept)
    .map(({ text }) => text);

it.each([
  ["Downstem 18 to 14 mm, Clear", ["14 mm"]],
  ["Tapestry 60 x 80 in, Moon", ["60 x 80 in"]],
  ["Dry Lake E-Liquid 100 ml 0 mg, Mango", ["E-Liquid", "100 ml", "0 mg"]],
  ["510-thread Battery 1,100 mAh", ["510-thread", "1,100 mAh"]],
  ["Grinder 2-Piece 2.5 in", ["2-Piece", "2.5 in"]],
  ["Paloma Flavored Papers 1 1/4, Cherry", ["1 1/4"]],
  ["Adapter 18-14 mm", ["18-14 mm"]],
  ["Open 7 days, within 24 hours", ["7 days", "24 hours"]],
  ["Sun, Jan 24, 2027: 10:00 AM - 4:00 PM", ["Sun, Jan 24", "10:00 AM", "4:00 PM"]],
  ["Rolling Trays, Pack of 2", ["of 2"]],
  ["Sign 4 × 6 in.", ["4 × 6 in"]],
  ["17 members with 18 visits", ["18 visits"]],
  ["In store only, 21 and over, with valid ID", ["21 and over"]],
  ["8200 S Maryland Pkwy Suite 110", ["Suite 110"]],
  ["We are open from 9:00 AM to 9 PM.", ["9:00 AM", "9 PM"]],
])("keeps numbers with their units and short compounds whole in %s", (name, whole) => {
  expect(kept(name)).toEqual(whole);
});

it.each([
  "Roll-Your-Own Tobacco Pouch",
  "Number 5 Glass Hookah",
  "Cactus Cloud 6000 Disposable (5% nicotine)",
])("lets %s break anywhere", (name) => {
  expect(unbrokenParts(name)).toEqual([{ text: name, isKept: false }]);
});

it("changes no character of a text", () => {
  const name = "510-thread  Pen-Battery 14 mm – 7.5 in, “Long” - 2-Pack";
  expect(
    unbrokenParts(name)
      .map(({ text }) => text)
      .join(""),
  ).toBe(name);
  expect(unbrokenParts("")).toEqual([]);
});
