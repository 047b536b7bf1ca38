import { expect, test } from "vitest";
import { parseOptions, SECTIONS } from "./options";

test("without words everything is measured, in sizes of a few minutes", () => {
  const { sections, size } = parseOptions([]);
  expect(sections).toEqual(SECTIONS);
  expect(size.orders).toBeLessThan(100_000);
});

test("--full takes the sizes the goals are stated for", () => {
  expect(parseOptions(["everything", "--full"])).toMatchObject({
    sections: ["everything"],
    size: { products: 10_000, customers: 100_000, orders: 1_000_000 },
    longRounds: 1,
  });
});

test("single sizes can be given", () => {
  expect(parseOptions(["--full", "--orders", "500"]).size).toMatchObject({ orders: 500, customers: 100_000 });
});

test.each([[["everythin"]], [["--orders", "many"]], [["--database", "oracle"]], [["--fast"]]])(
  "%j is refused with the usage",
  (args) => {
    expect(() => parseOptions(args)).toThrow(/npm run bench/);
  },
);
