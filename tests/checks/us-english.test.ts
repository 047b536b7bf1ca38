import { expect, it } from "vitest";
import { foreignTurns } from "./us-english";

const findings = (text: string) => foreignTurns({ path: "app/a.tsx", text });

it("finds a British expression in a string or between tags and suggests a replacement", () => {
  expect(findings('const lead = "Prices come from the till.";')).toEqual([
    'app/a.tsx: "the till": write "the register"',
  ]);
  expect(findings("<p>There is a car park behind the shop.</p>")).toHaveLength(1);
});

it("ignores comments, code and US English", () => {
  expect(findings("/** Read from the till. */\nconst colour = 1; // the till")).toEqual([]);
  expect(findings('const lead = "Prices come from the register.";')).toEqual([]);
});
