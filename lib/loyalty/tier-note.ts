import { MAX_NOTE_LENGTH } from "@/lib/integrations/clover/limits";
import { TIERS, tierFor } from "@/lib/tier";

const NAMES = [...TIERS.map(({ name }) => name), "None"].join("|");
/** Our line, and what somebody may have typed before and behind it. */
const OUR_LINE = new RegExp(`^(.*?)[ \\t]*\\[Loyalty\\] (?:${NAMES}) · \\d+ visits?[ \\t]*(.*?)\\r?$`);

/** The line staff see first in the customer's note: "[Loyalty] Gold · 23 visits". */
export function tierLine(visits: number): string {
  return `[Loyalty] ${tierFor(visits)} · ${visits} ${visits === 1 ? "visit" : "visits"}`;
}

const withNewlines = (text: string): string => text.replaceAll("\r\n", "\n");

export type NotePlan =
  | { kind: "write"; note: string }
  /** The note is right already, or the customer has neither tier nor line. */
  | { kind: "right" }
  /** The line does not fit beside the text of staff, which must not be shortened. */
  | { kind: "full" };

/**
 * The note to write for a number of visits: our line first, then every word of staff unchanged.
 * @param visits null for a record that is no member: it has no line of ours
 */
export function planNote(note: string, visits: number | null): NotePlan {
  const lines = note === "" ? [] : note.split("\n");
  const isOurs = (line: string) => OUR_LINE.test(line);
  if ((visits === null || tierFor(visits) === "None") && !lines.some(isOurs)) return { kind: "right" };
  const staff = lines.flatMap((line) => {
    const around = OUR_LINE.exec(line)?.slice(1);
    if (!around) return [line];
    return around.filter((text) => text !== "").join(" ") || [];
  });
  const planned = [...(visits === null ? [] : [tierLine(visits)]), ...staff].join("\n");
  // Whoever stores the note may end its lines in its own way: written again, it would come back the same.
  if (withNewlines(planned) === withNewlines(note)) return { kind: "right" };
  return planned.length > MAX_NOTE_LENGTH ? { kind: "full" } : { kind: "write", note: planned };
}
