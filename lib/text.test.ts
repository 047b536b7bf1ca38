import { expect, it } from "vitest";
import { folded, storable } from "./text";

it("leaves out what PostgreSQL cannot store, and nothing else", () => {
  expect(storable("a\0b\ud800c 🙂\n")).toBe("ab\ufffdc 🙂\n");
});

it.each([
  ["José Núñez", "jose nunez"],
  ["Jose\u0301", "jose"],
  ["ÅSA 김", "asa 김"],
  ["Jo\t \u00a0Fox\n702", "jo fox\n702"],
])("folds %s for searches", (text, plain) => {
  expect(folded(text)).toBe(plain);
});
