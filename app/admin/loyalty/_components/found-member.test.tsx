import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { MemberPreview } from "@/lib/loyalty/find-member";
import { FoundMember } from "./found-member";

const dana: MemberPreview = {
  customerId: "1",
  firstName: "Dana",
  lastName: "Rivers",
  checkinCount: 3,
  tier: "None",
  visitsToday: 0,
  others: [],
};
const textOf = (parts: Partial<MemberPreview>) =>
  renderToStaticMarkup(
    <FoundMember found={{ state: "found", member: { ...dana, ...parts } }} isFixed={false} />,
  ).replace(/<[^>]+>/g, "");

it.each([
  [0, "0 visits so far"],
  [1, "1 visit so far"],
  [1_204, "1,204 visits so far"],
])("says %d visits as people do", (checkinCount, words) => {
  expect(textOf({ checkinCount })).toContain(words);
});

it("warns before a second visit on one day", () => {
  expect(textOf({ visitsToday: 0 })).not.toContain("Already checked in today.");
  expect(textOf({ visitsToday: 1 })).toContain("Already checked in today.");
});
