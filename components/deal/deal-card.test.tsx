import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DealCard } from "@/components/deal/deal-card";
import { toDealCard } from "@/lib/deals/deal-card";
import { autumnDeal } from "@/tests/factories/deal";

const BEFORE = Date.parse("2026-05-01T20:00:00Z");
const htmlOf = (deal: Partial<typeof autumnDeal>, now = BEFORE) =>
  renderToStaticMarkup(
    <DealCard deal={toDealCard({ ...autumnDeal, ...deal }, now)} now={now} onView={() => {}} />,
  );

it("offers a photo in the formats and sizes it is stored in", () => {
  const imageUrl = `/images/${"a".repeat(64)}`;
  expect(htmlOf({ imageUrl })).toContain(`<source type="image/avif" srcSet="${imageUrl}/320.avif 320w`);
});

it("says of a deal that has not begun when it starts, not that it is soon", () => {
  const html = htmlOf({});
  expect(html).toContain("Coming up");
  expect(html).toMatch(/Starts <time[^>]*>Sat, Oct 31</);
  expect(html).not.toContain("soon");
});
