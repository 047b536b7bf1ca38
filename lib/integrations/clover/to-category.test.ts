import { expect, test } from "vitest";
import { CategoryWire } from "./schemas";
import { toCategory } from "./to-category";

const category = (fields: object) =>
  toCategory(CategoryWire.parse({ id: "CAT0000000001", name: "Glass", ...fields }));

test("keeps the id, name and sort order of a category", () => {
  const value = { cloverId: "CAT0000000001", name: "Glass", sortOrder: 2 };
  expect(category({ sortOrder: 2, items: { href: "https://www.clover.com/x" }, modifiedTime: 5 })).toEqual({
    ok: true,
    value,
  });
});

test("sorts a category without a sort order last", () => {
  expect(category({})).toMatchObject({ ok: true, value: { sortOrder: 2_147_483_647 } });
});

test.each([
  [{ deleted: true }, "deleted"],
  [{ name: " \u0000 " }, "name: is empty"],
])("skips %j", (fields, reason) => {
  expect(category(fields)).toEqual({ ok: false, cloverId: "CAT0000000001", reason });
});
