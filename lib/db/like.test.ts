import { expect, it } from "vitest";
import { containing, containingWords } from "./like";

it.each([
  ["100%_\\", "%100\\%\\_\\\\%"],
  ["O'Brien", "%O_Brien%"],
  ["Bob\u2019s", "%Bob_s%"],
  ["6' hose", "%6' hose%"],
])("finds %s anywhere, by whichever apostrophe a word has", (text, pattern) => {
  expect(containing(text)).toBe(pattern);
});

it.each([
  ["geek bar mint", ["%geek%", "%bar%", "%mint%"]],
  ["Grinders", ["%Grinder%"]],
  ["glass vapes", ["%glass%", "%vape%"]],
  ["torches boxes", ["%torch%", "%box%"]],
  ["batteries series", ["%batter%", "%serie%"]],
  ["os 5s", ["%os%", "%5s%"]],
  ["mint  mint", ["%mint%"]],
  ["zig-zag - 1-1/4", ["%zig%", "%zag%", "%-%", "%1%", "%1/4%"]],
  ["50% off", ["%50\\%%", "%off%"]],
  ["a b c d e f g h i j k l", ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].map((word) => `%${word}%`)],
])("finds each word of %s, in the singular too, and no more than ten", (text, patterns) => {
  expect(containingWords(text)).toEqual(patterns);
});
