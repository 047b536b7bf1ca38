import { expect, it } from "vitest";
import { toastTop } from "./toast-top";

it.each([
  ["below the header", undefined, "4.75rem"],
  ["above the title of a dialog that leaves room there", { top: 120, bottom: 146 }, "10px"],
  ["below the title of a higher one", { top: 82, bottom: 134 }, "max(4.75rem, 142px)"],
  ["and the Close of one as high as the screen", { top: 33, bottom: 59 }, "max(4.75rem, 67px)"],
])("on a phone it is %s", (_, title, top) => {
  expect(toastTop(title)).toBe(top);
});
