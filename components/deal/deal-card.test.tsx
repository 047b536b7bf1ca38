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

it("says of a weekly deal that it does not run right now only once it has run", () => {
  const sundays = { repeatDays: ["SU" as const], repeatFrom: "10:00", repeatTo: "12:00" };
  const weekly = { ...sundays, endDate: "2026-11-10T08:00:00.000Z" };
  // The deal's days begin on a Saturday, and its first Sunday is the day after.
  expect(htmlOf(weekly, Date.parse("2026-10-31T20:00:00Z"))).toContain("Coming up");
  expect(htmlOf(weekly, Date.parse("2026-11-01T20:30:00Z"))).toContain("Not right now");
});

const WITHIN = "2026-11-01T20:00:00Z";
const days = (count: number) => Date.parse(autumnDeal.endDate) - count * 86_400_000;
const isDimmed = (html: string) => html.includes("opacity-70 grayscale") && html.includes("border-dashed");
const canBeOpened = (html: string) => !/<button[^>]* disabled=""[^>]*>View Deal</.test(html);

it.each([
  ["over", {}, Date.parse(autumnDeal.endDate) + 1, "Expired"],
  ["switched off", { isActive: false }, Date.parse(WITHIN), "Not available"],
])("dims a deal that is %s and does not open it", (_, deal, now, mark) => {
  const html = htmlOf(deal, now);
  expect(html).toContain(mark);
  expect(html).not.toContain("Hot Deal");
  expect([isDimmed(html), canBeOpened(html)]).toEqual([true, false]);
});

it.each([
  [days(3), "Ending Soon: 3 days left"],
  [days(1), "Ending Soon: 1 day left"],
  [days(3) - 1, null],
])("opens a live deal, and says when it ends soon", (now, mark) => {
  const html = htmlOf({ startDate: "2026-10-01T07:00:00.000Z" }, now);
  expect([isDimmed(html), canBeOpened(html)]).toEqual([false, true]);
  expect(/Ending Soon: \d+ days? left/.exec(html)?.[0] ?? null).toBe(mark);
});
