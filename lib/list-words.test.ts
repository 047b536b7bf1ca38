import { expect, test } from "vitest";
import { listWords } from "./list-words";

test.each([
  [[], ""],
  [["Bronze"], "Bronze"],
  [["Bronze", "Silver"], "Bronze and Silver"],
  [["Bronze", "Silver", "Gold"], "Bronze, Silver and Gold"],
])("%j reads %j", (words, sentence) => {
  expect(listWords(words)).toBe(sentence);
});
