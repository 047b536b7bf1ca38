import { describe, expect, test } from "vitest";
import { type GroupedRecord, groupRecords } from "./group-records";

let made = 0;
const record = (id: string, phoneDigits: string[], parts: Partial<GroupedRecord> = {}): GroupedRecord => {
  made += 1;
  return {
    id,
    firstName: id,
    lastName: "Rivers",
    phoneDigits,
    isJoinedByPhone: true,
    isLegitimate: true,
    createdAt: new Date(made * 1_000),
    ...parts,
  };
};
const SHOP_NUMBER = "7025550110";
const grouped = (records: GroupedRecord[], joins: [string, string][] = []) =>
  Object.fromEntries(
    groupRecords(
      records,
      joins.map(([fromId, toId]) => ({ fromId, toId })),
      SHOP_NUMBER,
    ),
  );

test("records with one number are one member, identified by the oldest, whatever their order", () => {
  const [a, b] = [record("a", ["1"]), record("b", ["1"])];
  expect(grouped([a, b])).toEqual({ a: "a", b: "a" });
  expect(grouped([b, a])).toEqual({ a: "a", b: "a" });
});

test("a member is named by its oldest legitimate record, and by its oldest when none is", () => {
  const gone = { isLegitimate: false };
  const [a, b, c] = [record("a", ["1"], gone), record("b", ["1"]), record("c", ["1"])];
  expect(grouped([a, b, c])).toEqual({ a: "b", b: "b", c: "b" });
  expect(grouped([a, { ...b, ...gone }], [["a", "b"]])).toEqual({ a: "a", b: "a" });
});

test("a record that is gone belongs to the member with its number, unless two have its numbers or staff decided", () => {
  const gone = record("gone", ["1", "2"], { isLegitimate: false });
  const [a, b] = [record("a", ["1"]), record("b", ["2"])];
  expect(grouped([gone, a])).toEqual({ gone: "a", a: "a" });
  expect(grouped([gone, a, b])).toEqual({ gone: "gone", a: "a", b: "b" });
  expect(grouped([gone, a, b], [["gone", "b"]])).toEqual({ gone: "b", a: "a", b: "b" });
  expect(grouped([gone, a, b], [["a", "b"]])).toEqual({ gone: "a", a: "a", b: "a" });
  expect(grouped([{ ...gone, isJoinedByPhone: false }, a])).toEqual({ gone: "gone", a: "a" });
});

test("sharing numbers is transitive", () => {
  const chain = [record("a", ["1"]), record("c", ["2", "3"]), record("d", ["3"]), record("b", ["1", "2"])];
  expect(grouped(chain)).toEqual({ a: "a", b: "a", c: "a", d: "a" });
});

test("a record without a number is a member of its own", () => {
  expect(grouped([record("a", []), record("b", [])])).toEqual({ a: "a", b: "b" });
});

test("a separated record is a member of its own, unless staff join it to another record", () => {
  const records = [record("a", ["1"]), record("b", ["1"], { isJoinedByPhone: false }), record("c", ["9"])];
  expect(grouped(records)).toEqual({ a: "a", b: "b", c: "c" });
  expect(grouped(records, [["b", "c"]])).toEqual({ a: "a", b: "b", c: "b" });
});

test.each(["5555555555", "9999999999", "7025555555", SHOP_NUMBER])(
  "%s, typed to get past the field, joins nobody, save whom staff join",
  (number) => {
    const records = [record("a", [number]), record("b", [number]), record("c", [number, "1"])];
    const gone = record("gone", [number], { isLegitimate: false });
    expect(grouped([...records, gone, record("d", ["1"])])).toEqual({
      a: "a",
      b: "b",
      c: "c",
      gone: "gone",
      d: "c",
    });
    expect(grouped(records, [["b", "a"]])).toEqual({ a: "a", b: "a", c: "c" });
  },
);

describe("a number on the records of many people", () => {
  const crowd = (people: number, parts: Partial<GroupedRecord> = {}) =>
    Array.from({ length: people }, (_, at) => record(`r${at}`, ["1"], parts));
  const members = (records: GroupedRecord[]) => new Set(Object.values(grouped(records))).size;

  test("joins ten of them, and of eleven nobody", () => {
    expect(members(crowd(10))).toBe(1);
    expect(members(crowd(11))).toBe(11);
  });

  test("counts people without a name each, and not those the provider no longer has", () => {
    expect(members(crowd(11, { firstName: "", lastName: " " }))).toBe(11);
    expect(members([...crowd(10), record("gone", ["1"], { isLegitimate: false })])).toBe(1);
  });

  test("is one person's where all of the records have one name", () => {
    expect(members(crowd(12, { firstName: "Dana" }))).toBe(1);
    const asTyped = ["Dana", "dana ", "DANA"].map((firstName, at) => record(`t${at}`, ["1"], { firstName }));
    expect(members([...crowd(9), ...asTyped])).toBe(1);
  });
});

test("ignores a join with a record that is not in the list", () => {
  expect(grouped([record("a", ["1"])], [["a", "gone"]])).toEqual({ a: "a" });
});

test("groups ten thousand records of one number without overflowing the stack", () => {
  const crowd = Array.from({ length: 10_000 }, (_, at) => record(`r${at}`, ["1", `n${at}`, `n${at + 1}`]));
  expect(new Set(Object.values(grouped(crowd)))).toEqual(new Set(["r0"]));
});
