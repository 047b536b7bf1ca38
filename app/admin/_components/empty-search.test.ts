import { expect, it } from "vitest";
import { emptySearch } from "./empty-search";

/** Presses Escape in a field; returns whether the panel stays, and what the field holds then. */
function escapeIn(field: { type: string; value: string }): [boolean, string] {
  const event = new Event("keydown", { cancelable: true });
  Object.defineProperty(event, "target", { value: field });
  emptySearch(event as KeyboardEvent);
  return [event.defaultPrevented, field.value];
}

it("empties a search field that has text, and spares the panel only then", () => {
  expect(escapeIn({ type: "search", value: "ana" })).toEqual([true, ""]);
  expect(escapeIn({ type: "search", value: "" })).toEqual([false, ""]);
  expect(escapeIn({ type: "text", value: "ana" })).toEqual([false, "ana"]);
});
