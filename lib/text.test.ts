import { expect, it } from "vitest";
import { storable } from "./text";

it("leaves out what PostgreSQL cannot store, and nothing else", () => {
  expect(storable("a\0b\ud800c 🙂\n")).toBe("ab\ufffdc 🙂\n");
});
