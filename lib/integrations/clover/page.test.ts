import { describe, expect, test } from "vitest";
import { readElements, refuseSmallerLimit } from "./page";
import { ItemWire } from "./schemas";

const item = (id: string, fields: object = {}) => ({ id, name: `Item ${id}`, price: 100, ...fields });

describe("the elements of a list", () => {
  test("that are invalid are skipped one by one, with a reason that contains no value", async () => {
    const page = await readElements(
      [
        item("A"),
        item("B", { price: 2 ** 53 }),
        item("C", { name: 42 }),
        "junk",
        null,
        { name: "no id" },
        item("../D"),
        item("E"),
      ],
      ItemWire,
    );
    expect(page.elements.map(({ id }) => id)).toEqual(["A", "E"]);
    expect(page.received).toBe(8);
    expect(page.skipped.map(({ id }) => id)).toEqual(["B", "C", null, null, null, "../D"]);
    expect(page.skipped[0]?.reason).toMatch(/^price: /);
    expect(JSON.stringify(page.skipped)).not.toMatch(/9007199254740992|42|junk/);
  });

  test("have no id that cannot be stored", async () => {
    const { elements, skipped } = await readElements([item("A\0B"), item("C\ud800")], ItemWire);
    expect(elements).toEqual([]);
    expect(skipped.map(({ id }) => id)).toEqual([null, null]);
  });

  test("that come twice are deduplicated to the newer", async () => {
    const twice = [
      item("A", { modifiedTime: 5, name: "newer" }),
      item("A", { modifiedTime: 4, name: "older" }),
      item("B", { name: "first" }),
      item("B", { name: "second" }),
    ];
    const page = await readElements(twice, ItemWire);
    expect(page.elements.map(({ name }) => name)).toEqual(["newer", "second"]);
    expect(page.skipped).toEqual([
      { id: "A", reason: "listed twice on one page" },
      { id: "B", reason: "listed twice on one page" },
    ]);
  });
});

test("yields to the event loop while a long list is read", async () => {
  const list = Array.from({ length: 1_000 }, (_, at) => item(`I${at}`));
  let ticks = 0;
  let isReading = true;
  setImmediate(function another() {
    ticks += 1;
    if (isReading) setImmediate(another);
  });
  const { elements } = await readElements(list, ItemWire);
  isReading = false;
  expect(elements).toHaveLength(1_000);
  expect(ticks).toBeGreaterThanOrEqual(9);
});

test("detects a smaller page limit by the URL the provider echoes", () => {
  const echo = (limit: number) =>
    `https://api.clover.com/v3/merchants/M/items?expand=tags&limit=${limit}&offset=0`;
  expect(() => refuseSmallerLimit(echo(1_000), 1_000)).not.toThrow();
  expect(() => refuseSmallerLimit(undefined, 1_000)).not.toThrow();
  expect(() => refuseSmallerLimit(echo(100), 1_000)).toThrow(
    expect.objectContaining({
      kind: "size",
      message: "Clover gives 100 records a page where 1000 were asked for.",
    }),
  );
});
