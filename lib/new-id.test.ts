import { expect, it } from "vitest";
import { IdInput } from "@/lib/ids";
import { newId } from "./new-id";

it("makes ids that are valid and differ, also where the page is no secure context", () => {
  const ids = Array.from({ length: 50 }, newId);
  for (const id of ids) expect(IdInput.parse({ id })).toEqual({ id });
  expect(new Set(ids).size).toBe(50);
});
