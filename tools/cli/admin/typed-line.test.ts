import { expect, it } from "vitest";
import { typeKeys } from "./typed-line";

it.each([
  ["letter by letter", ["lan", "tern", "\r"], { text: "lantern", end: "entered" }],
  ["and pasted with its line end", ["lantern\nnext"], { text: "lantern", end: "entered" }],
  ["and corrected, whichever code the terminal sends", ["lan\u007fntx\b", "😀\b"], { text: "lant" }],
  ["and cleared", ["lan\u0015tern"], { text: "tern" }],
  ["with keys that have no character", ["lan", "\u001b[A", "\u0001\t", "\u0004"], { text: "lan" }],
  ["and given up", ["lan\u0003"], { text: "", end: "cancelled" }],
  ["not at all", ["\u0004"], { text: "", end: "cancelled" }],
])("reads a password typed %s", (_, keys, line) => {
  expect(keys.reduce((typed, more) => typeKeys(typed.text, more), typeKeys("", ""))).toEqual(line);
});
