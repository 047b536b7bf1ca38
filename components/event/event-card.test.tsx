import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EventCard } from "@/components/event/event-card";
import { toEventCard } from "@/lib/events/event-card";
import type { EventDto } from "@/lib/events/schema";
import { upcomingEvent } from "@/tests/factories/event";

const NOW = Date.parse("2026-10-20T00:00:00Z");
const htmlOf = (event: Partial<EventDto>, phoneHref: string | null) =>
  renderToStaticMarkup(
    <EventCard
      event={toEventCard({ ...upcomingEvent, ...event }, NOW)}
      renderedAt={NOW}
      phoneHref={phoneHref}
    />,
  );

it("offers a photo in the formats and sizes it is stored in", () => {
  const imageUrl = `/images/${"a".repeat(64)}`;
  expect(htmlOf({ imageUrl }, null)).toContain(`<source type="image/avif" srcSet="${imageUrl}/320.avif 320w`);
});

it("writes the date as it is read in the US: the month before the day", () => {
  const words = htmlOf({ eventDate: "2027-01-25T03:00:00.000Z" }, null).replace(/<[^>]+>/g, " ");
  expect(words.replace(/\s+/g, " ")).toMatch(/^ Jan 2027 24 Sunday /);
});

it("takes reservations by phone, and by message where the shop shows no number", () => {
  expect(htmlOf({}, "tel:+17025550110")).toMatch(/href="tel:\+17025550110"[^>]*>Call to reserve</);
  expect(htmlOf({}, null)).toMatch(/href="\/contact\?about=Glass%20care%20clinic"[^>]*>Ask for a seat</);
  expect(htmlOf({ currentAttendees: 20 }, null)).toContain(">Ask about the waitlist<");
});
