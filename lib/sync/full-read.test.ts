import { describe, expect, test } from "vitest";
import { LISTED_TWICE } from "@/lib/integrations/clover/page";
import { isDeletionAllowed } from "./deletion-guard";
import { advance, listedIds, meetsPrevious } from "./full-read";

const start = { offset: 0, pages: 0, tail: [], isWhole: true };
const page = (offset: number, ids: string[], more: object = {}) => ({
  offset,
  elements: ids.map((id) => ({ id })),
  skipped: [],
  received: ids.length,
  repeated: 0,
  hasGap: false,
  nextOffset: offset + ids.length,
  ...more,
});

describe("a page joins the previous one", () => {
  const before = { ...start, offset: 8, pages: 1, tail: ["i", "j"] };

  test("when it is the first", () => {
    expect(meetsPrevious(start, page(0, ["a"]))).toBe(true);
  });
  test("when it contains a repeated record that the reader has removed", () => {
    expect(meetsPrevious(before, page(8, ["k", "l"], { received: 3, repeated: 1 }))).toBe(true);
  });
  test("when a resumed read contains a record of the previous page", () => {
    expect(meetsPrevious(before, page(8, ["j", "k", "l"]))).toBe(true);
  });
  test("when the shared record is unreadable", () => {
    const skipped = [{ id: "j", reason: "price: is missing" }];
    expect(meetsPrevious(before, page(8, ["k"], { skipped, received: 2 }))).toBe(true);
  });
  test("not when they share no record, as records in between may be missing", () => {
    expect(meetsPrevious(before, page(8, ["m", "n"]))).toBe(false);
  });
  test("not when the list has shrunk so much that the page is empty", () => {
    expect(meetsPrevious(before, page(8, []))).toBe(false);
  });
  test("not because of a record without an id, which may be any", () => {
    const skipped = [{ id: null, reason: "id: is missing" }];
    expect(meetsPrevious(before, page(8, ["m", "n"], { skipped, received: 3 }))).toBe(false);
  });
  test("not because of an order that was listed and gone when it was read by itself", () => {
    expect(meetsPrevious(before, page(8, ["m", "n"], { received: 3 }))).toBe(false);
  });
  test("not when its own halves do not meet, be it the first page", () => {
    const gap = { hasGap: true, repeated: 1 };
    expect(meetsPrevious(before, page(8, ["j", "k"], gap))).toBe(false);
    expect(advance(start, page(0, ["a"], gap)).isWhole).toBe(false);
  });
  test("not merely because it contains a record twice", () => {
    const skipped = [{ id: "m", reason: LISTED_TWICE }];
    expect(meetsPrevious(before, page(8, ["m", "n"], { skipped, received: 3 }))).toBe(false);
  });
});

test("a full read with a gap stays incomplete and continues after the page", () => {
  const first = advance(start, page(0, ["a", "b"]));
  expect(first).toEqual({ offset: 2, pages: 1, tail: ["a", "b"], isWhole: true });
  const second = advance(first, page(2, ["x", "y"]));
  expect(second.isWhole).toBe(false);
  expect(advance(second, page(4, ["y", "z"])).isWhole).toBe(false);
});

test("a record without an id, which may be any, leaves a read incomplete", () => {
  const skipped = [{ id: null, reason: "id: is missing" }];
  expect(advance(start, page(0, ["a"], { skipped, received: 2 })).isWhole).toBe(false);
});

test("a full read read to the end resumes with known records", () => {
  const ids = Array.from({ length: 30 }, (_, at) => `id${at}`);
  const read = advance(start, page(0, ids, { nextOffset: null }));
  expect(read.offset).toBe(20);
  const again = advance(read, page(20, ids.slice(20), { nextOffset: null }));
  expect(again).toMatchObject({ isWhole: true, offset: 20 });
  expect(advance(start, page(0, ["a"], { nextOffset: null })).offset).toBe(0);
});

test("lists the id of an unreadable record", () => {
  const skipped = [
    { id: "b", reason: "name: is empty" },
    { id: null, reason: "id: is missing" },
  ];
  expect(listedIds(page(0, ["a"], { skipped }))).toEqual(["a", "b"]);
});

test.each([
  [0, 0, true],
  [20, 100, true],
  [21, 100, false],
  [1, 5, true],
  [1, 4, false],
  [100, 100, false],
])("%i missing of %i: deletion allowed is %s", (missing, known, allowed) => {
  expect(isDeletionAllowed({ missing, known })).toBe(allowed);
});
