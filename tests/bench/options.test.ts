import { expect, test } from "vitest";
import { parseBenchOptions, SECTIONS } from "./options";

test("measures everything in small sizes without arguments", () => {
  expect(parseBenchOptions([])).toMatchObject({
    sections: SECTIONS,
    size: { products: 1_000, customers: 5_000, orders: 40_000 },
    database: "both",
  });
});

test("--full selects the sizes of the goals", () => {
  expect(parseBenchOptions(["everything", "--full"])).toMatchObject({
    sections: ["everything"],
    size: { products: 10_000, customers: 100_000, orders: 1_000_000 },
    longRounds: 1,
  });
});

test("accepts single sizes", () => {
  expect(parseBenchOptions(["--full", "--orders", "500"]).size).toMatchObject({
    orders: 500,
    customers: 100_000,
  });
});

test.each([[["everythin"]], [["--orders", "many"]], [["--database", "oracle"]], [["--fast"]]])(
  "refuses %j with the usage",
  (args) => {
    expect(() => parseBenchOptions(args)).toThrow(/npm run bench/);
  },
);
