import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanLines } from "./clean-text";

describe("one line of text from outside", () => {
  test.each([
    ["plain", "Glass spoon pipe 4 in", "Glass spoon pipe 4 in"],
    ["padding", "  Hookah \t hose\n\n", "Hookah hose"],
    ["NUL", "Hoo\u0000kah", "Hookah"],
    ["other controls", "Hoo\u001b[31mkah\u007f", "Hoo[31mkah"],
    ["a lone high surrogate", "pipe \ud83d", "pipe"],
    ["a lone low surrogate", "\ude00pipe", "pipe"],
    ["a whole emoji", "pipe 😀", "pipe 😀"],
    ["an override of direction", "gpj.\u202eexe", "gpj.exe"],
    ["invisible characters", "va\u200bpe\ufeff", "vape"],
    ["right-to-left letters", "שלום", "שלום"],
    ["markup", "<b>=cmd()</b>", "<b>=cmd()</b>"],
    ["only junk", "\u0000\u200b \u0007", ""],
    ["nothing", null, ""],
  ])("%s", (_, given, expected) => {
    expect(cleanLine(given, 127)).toBe(expected);
  });

  test("is truncated without leaving half a surrogate pair", () => {
    expect(cleanLine("x".repeat(1_000_000), 127)).toHaveLength(127);
    expect(cleanLine(`${"x".repeat(126)}😀`, 127)).toBe("x".repeat(126));
  });

  test("can always be stored in PostgreSQL, for any input", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.integer({ min: 1, max: 50 }),
        (text, longest) => {
          const line = cleanLine(text, longest);
          expect(line.length).toBeLessThanOrEqual(longest);
          expect(line).not.toMatch(/[\p{Cc}\p{Surrogate}]/u);
          expect(cleanLine(line, longest)).toBe(line);
        },
      ),
    );
  });
});

test("a note keeps lines, tabs and outer spaces, and loses characters PostgreSQL cannot store", () => {
  expect(cleanLines("[Loyalty] Gold\r\n\tlikes\u0000 mint \r", 2_000)).toBe(
    "[Loyalty] Gold\n\tlikes mint \n",
  );
  expect(cleanLines(undefined, 10)).toBe("");
});
