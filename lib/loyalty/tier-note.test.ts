import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_NOTE_LENGTH } from "@/lib/integrations/clover/limits";
import { planNote, tierLine } from "./tier-note";

const GOLD = "[Loyalty] Gold · 23 visits";
const noteAfter = (note: string, visits = 23) => {
  const plan = planNote(note, visits);
  return plan.kind === "write" ? plan.note : plan.kind;
};

test("contains the tier and the visits", () => {
  expect(tierLine(23)).toBe(GOLD);
  expect(tierLine(1)).toBe("[Loyalty] None · 1 visit");
});

describe("a note", () => {
  test.each([
    ["that is empty gets the tier line only", "", GOLD],
    ["of staff gets the tier line first", "Likes mint.", `${GOLD}\nLikes mint.`],
    ["of several lines keeps every one, empty ones too", "a\n\nb\n", `${GOLD}\na\n\nb\n`],
    [
      "with an old tier line gets it replaced",
      "[Loyalty] Bronze · 7 visits\nLikes mint.",
      `${GOLD}\nLikes mint.`,
    ],
    [
      "whose tier line was moved down gets it at the top again",
      "Likes mint.\n[Loyalty] Silver · 12 visits",
      `${GOLD}\nLikes mint.`,
    ],
    ["with two tier lines keeps one", `${GOLD}\n${GOLD}\nx`, `${GOLD}\nx`],
    [
      "with text after the tier line keeps the text",
      "[Loyalty] Bronze · 7 visits likes mint",
      `${GOLD}\nlikes mint`,
    ],
    [
      "with text before the tier line keeps the text",
      "Likes mint. [Loyalty] Bronze · 7 visits",
      `${GOLD}\nLikes mint.`,
    ],
    [
      "with text around the tier line keeps it in one line",
      "VIP [Loyalty] Bronze · 7 visits likes mint\nx",
      `${GOLD}\nVIP likes mint\nx`,
    ],
    [
      "with a similar line keeps it below the tier line",
      "[Loyalty] ask the manager",
      `${GOLD}\n[Loyalty] ask the manager`,
    ],
    ["that is up to date is not written", `${GOLD}\nLikes mint.`, "right"],
    ["that came back with other line ends is not written", `${GOLD}\r\nLikes mint.\r\nx`, "right"],
  ])("%s", (_, note, expected) => {
    expect(noteAfter(note)).toBe(expected);
  });

  test("without a tier line is unchanged while the customer has no tier", () => {
    expect(noteAfter("Likes mint.", 4)).toBe("right");
    expect(noteAfter("", 0)).toBe("right");
  });

  test("with a tier line is updated when the tier is lost", () => {
    expect(noteAfter(GOLD, 4)).toBe("[Loyalty] None · 4 visits");
  });

  test("too long for the tier line is left to staff", () => {
    const fits = "x".repeat(MAX_NOTE_LENGTH - GOLD.length - 1);
    expect(noteAfter(fits)).toHaveLength(MAX_NOTE_LENGTH);
    expect(noteAfter(`${fits}x`)).toBe("full");
  });
});

test("keeps all text of staff in order, and a second update changes nothing", () => {
  const line = fc
    .string({ maxLength: 30 })
    .filter((text) => !text.includes("\n") && !text.startsWith("[Loyalty]"));
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 5, max: 300 }),
      (lines, visits) => {
        const note = lines.join("\n");
        const written = noteAfter(note, visits);
        expect(written).toBe(note === "" ? tierLine(visits) : `${tierLine(visits)}\n${note}`);
        expect(noteAfter(written, visits)).toBe("right");
        const kept = noteAfter(written, visits + 1)
          .split("\n")
          .slice(1)
          .join("\n");
        expect(kept).toBe(note);
      },
    ),
  );
});
