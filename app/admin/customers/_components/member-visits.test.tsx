import { expect, it } from "vitest";
import { visitsShown } from "./member-visits";

const one = { id: "1" } as Parameters<typeof visitsShown>[0]["checkins"][number];
const shown = (visits: number, checkinsInAll: number, listed = checkinsInAll) =>
  visitsShown({ visits, checkinsInAll, checkins: Array.from({ length: listed }, () => one) });

it("says how many of the listed visits are in no count, so that the number and the tier agree", () => {
  expect(shown(7, 7)).toBe("7");
  expect(shown(6, 7)).toBe("7, 1 not counted");
  expect(shown(0, 0)).toBe("0");
  expect(shown(1_200, 1_204, 50)).toBe("newest 50 of 1,204, 4 not counted");
});
