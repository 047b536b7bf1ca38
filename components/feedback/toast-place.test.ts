import { expect, it } from "vitest";
import { toastPlace } from "./toast-place";

it.each([
  ["the site", false, false, "bottom-right", "bottom"],
  ["the site on a phone", false, true, "top-right", "top"],
  ["the back office", true, false, "bottom-left", "bottom"],
  ["the back office on a phone", true, true, "top-right", "top"],
])("on %s a toast keeps clear of bars and buttons", (_, isBackOffice, isPhone, position, edge) => {
  const place = toastPlace(isBackOffice, isPhone);
  expect(place.position).toBe(position);
  expect(Object.keys(place.offset)).toEqual([edge]);
});
