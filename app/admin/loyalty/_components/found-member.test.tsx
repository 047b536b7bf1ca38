import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FoundMember } from "./found-member";

it.each([
  [0, "0 visits so far"],
  [1, "1 visit so far"],
  [1_204, "1,204 visits so far"],
])("says %d visits as people do", (checkinCount, words) => {
  const name = { customerId: "1", firstName: "Dana", lastName: "Rivers" };
  const member = { ...name, checkinCount, tier: "None", visitsToday: 0, others: [] } as const;
  const html = renderToStaticMarkup(
    <FoundMember found={{ state: "found", member: { ...member, others: [] } }} />,
  );
  expect(html.replace(/<[^>]+>/g, "")).toContain(words);
});
