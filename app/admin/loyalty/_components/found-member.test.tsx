import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { MemberPreview } from "@/lib/loyalty/find-member";
import { FoundMember } from "./found-member";

it.each([
  [0, "0 visits so far"],
  [1, "1 visit so far"],
  [1_204, "1,204 visits so far"],
])("says %d visits as people do", (checkinCount, words) => {
  const name = { customerId: "1", firstName: "Dana", lastName: "Rivers" };
  const member: MemberPreview = { ...name, checkinCount, tier: "None", visitsToday: 0, others: [] };
  const html = renderToStaticMarkup(<FoundMember found={{ state: "found", member }} />);
  expect(html.replace(/<[^>]+>/g, "")).toContain(words);
});
