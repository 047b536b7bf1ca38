import { expect, it } from "vitest";
import { britishSpellings, foreignTurns } from "./us-english";

const findings = (text: string) => foreignTurns({ path: "app/a.tsx", text });

it("finds a British expression in a string or between tags and suggests a replacement", () => {
  expect(findings('const lead = "Prices come from the till.";')).toEqual([
    'app/a.tsx: "the till": write "the register"',
  ]);
  expect(findings("<p>There is a car park behind the shop.</p>")).toHaveLength(1);
});

it.each([
  "<p>Ask at the till, {name}.</p>",
  "<p>{name}, ask at the till.</p>",
  "<p>{name}, ask at the till{more}</p>",
  "<p>\n  You may ask at the\n  till.\n</p>",
])("finds one beside a value or across the end of a line: %j", (text) => {
  expect(findings(text)).toContain('app/a.tsx: "the till": write "the register"');
});

it("ignores comments, code and US English", () => {
  expect(findings("/** Read from the till. */\nconst colour = 1; // the till")).toEqual([]);
  expect(findings('const lead = "Prices come from the register.";')).toEqual([]);
});

it("finds a British spelling in a name or a comment", () => {
  const text = "/** The behaviour of a neighbour. */\nconst useCatalogue = authorise(COLOUR, normalisation);";
  expect(britishSpellings({ path: "lib/a.ts", text })).toEqual([
    'lib/a.ts: "behaviour": write "behavior"',
    'lib/a.ts: "neighbour": write "neighbor"',
    'lib/a.ts: "catalogue": write "catalog"',
    'lib/a.ts: "authorise": write "authorize"',
    'lib/a.ts: "colour": write "color"',
    'lib/a.ts: "normalisation": write "normalization"',
  ]);
});

it("accepts US words that begin like a British spelling", () => {
  const text = "programmer programmed programming greyhound televised demise excised tortoise";
  expect(britishSpellings({ path: "lib/a.ts", text })).toEqual([]);
  expect(
    britishSpellings({ path: "lib/a.ts", text: "coloured greyish programmes neighbourhood" }),
  ).toHaveLength(4);
});

it("accepts words that end in -ise in US English too", () => {
  const text =
    "/** Otherwise a promise that was raised is revised. */\nadvertise(merchandise, noise, paradise);";
  expect(britishSpellings({ path: "lib/a.ts", text })).toEqual([]);
});
