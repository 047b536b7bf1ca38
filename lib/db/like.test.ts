import { expect, it } from "vitest";
import { containing, searchWords } from "./like";

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
  expect(searchWords(text).map(({ pattern }) => pattern)).toEqual(patterns);
});

it.each([
  ["zigzags", "z[ .&/'-]*i[ .&/'-]*g[ .&/'-]*z[ .&/'-]*a[ .&/'-]*g"],
  ["7oh", "7[ .&/'-]*o[ .&/'-]*h"],
])("looks for %s in parts, from the beginning of one", (text, letters) => {
  expect(searchWords(text)[0]?.apart).toBe(`(^|[[:space:][:punct:]])${letters}`);
});

it.each(["bar", "5000", "1/4", "100%", "(geek", "a*b+c"])("looks for %s in one part", (text) => {
  expect(searchWords(text)[0]?.apart).toBeNull();
});
