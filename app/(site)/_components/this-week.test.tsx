import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { toDealCard } from "@/lib/deals/deal-card";
import { toEventCard } from "@/lib/events/event-card";
import { autumnDeal } from "@/tests/factories/deal";
import { upcomingEvent } from "@/tests/factories/event";
import { ThisWeek } from "./this-week";

const MADE_AT = Date.parse("2026-11-01T20:00:00Z");
const deals = [
  // Sundays until 2 PM.
  {
    ...autumnDeal,
    id: "1",
    title: "Happy hour",
    repeatDays: ["SU" as const],
    repeatFrom: "11:00",
    repeatTo: "14:00",
  },
  { ...autumnDeal, id: "2", title: "Glass week" },
].map((deal) => toDealCard(deal, MADE_AT));
const event = toEventCard(
  { ...upcomingEvent, title: "Care clinic", eventDate: "2026-11-03T20:00:00.000Z" },
  MADE_AT,
);

it.each([
  ["2026-11-01T21:59:00Z", ["Happy hour", "Glass week", "Care clinic"]],
  ["2026-11-01T22:01:00Z", ["Glass week", "Care clinic"]],
  ["2026-11-02T08:00:00Z", ["Care clinic"]],
  ["2026-11-03T20:01:00Z", []],
])("what was live when the home page was made is shown at %s until it is over: %j", (at, titles) => {
  const html = renderToStaticMarkup(<ThisWeek deals={deals} event={event} renderedAt={Date.parse(at)} />);
  expect(html.match(/Happy hour|Glass week|Care clinic/g) ?? []).toEqual(titles);
  expect(html.includes("<ul")).toBe(titles.includes("Glass week"));
  if (titles.length === 0) expect(html).toBe("");
});

it("writes the date of the next event with the month before the day", () => {
  const html = renderToStaticMarkup(<ThisWeek deals={[]} event={event} renderedAt={MADE_AT} />);
  expect(html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")).toContain(" Nov 3 Tuesday, 12:00 PM ");
});

it("says when a deal ends in one text, as screen readers join the texts of what is not laid out yet", () => {
  const html = renderToString(<ThisWeek deals={deals} event={undefined} renderedAt={MADE_AT} />);
  expect(html).toMatch(/>[^<]*Ends \w{3}, \w{3} \d+</);
});
