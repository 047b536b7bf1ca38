import type { Page } from "@playwright/test";
import { sampleEvents } from "@/prisma/sample-data";
import { expect, structuredData, test } from "./support/visitor";

type ShopEvent = {
  id: string;
  title: string;
  eventDate: string;
  isActive: boolean;
  maxAttendees: number;
  currentAttendees: number;
};

// Other tests add events meanwhile and delete them.
const samples = new Set(sampleEvents("2026-11-28").map(({ title }) => title));
const isSample = (title: string) => samples.has(title);

const upcomingSection = (page: Page) => page.getByRole("region", { name: "Upcoming Events" });

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const SAMPLE = new RegExp(`^(?:${[...samples].map(literal).join("|")})$`);
const cardsOfSamples = (page: Page) =>
  upcomingSection(page)
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: SAMPLE }) });

/** @throws {Error} when none of the sample events is to come */
async function readUpcoming(page: Page): Promise<[ShopEvent, ...ShopEvent[]]> {
  const events: ShopEvent[] = await (await page.request.get("/api/events")).json();
  const [next, ...later] = events
    .filter(
      ({ title, isActive, eventDate }) => isSample(title) && isActive && Date.parse(eventDate) > Date.now(),
    )
    .toSorted((one, other) => Date.parse(one.eventDate) - Date.parse(other.eventDate));
  if (!next) throw new Error("The practice shop has no event to come.");
  return [next, ...later];
}

/** Of two reviews of the shop, one is about an event. */
async function answerWithReviews(page: Page): Promise<void> {
  await page.route("**/api/reviews", (route) =>
    route.fulfill({
      json: {
        rating: 4.5,
        totalRatings: 2,
        writeReviewUrl: "https://example.com",
        googleMapsUrl: null,
        reviews: ["Loved the hookah workshop", "Cheap lighters"].map((text, place) => ({
          rating: 5 - place,
          text,
          author_name: `Guest ${place}`,
          author_url: null,
          profile_photo_url: null,
          relative_time_description: "a week ago",
          time: 1_700_000_000 + place,
          translated: false,
          googleMapsUri: null,
          flagContentUri: null,
        })),
      },
    }),
  );
}

test("upcoming events are sorted by date, show their seats and are all in structured data", async ({
  page,
}) => {
  await answerWithReviews(page);
  await page.goto("/events");
  const upcoming = await readUpcoming(page);
  const cards = cardsOfSamples(page);
  await expect(cards.getByRole("heading")).toHaveText(upcoming.map(({ title }) => title));
  for (const [place, { maxAttendees, currentAttendees }] of upcoming.entries()) {
    const left = maxAttendees - currentAttendees;
    await expect(cards.nth(place)).toContainText(left > 0 ? `${left} of ${maxAttendees} seats left` : "Full");
  }
  const events = (await structuredData(page)).filter((one) => one["@type"] === "Event");
  expect(events.map(({ name }) => String(name)).filter(isSample)).toEqual(upcoming.map(({ title }) => title));
  for (const { startDate } of events) expect(startDate).toMatch(/-0[78]:00$/);
  await test.step("only reviews about events are quoted", async () => {
    await page
      .getByRole("heading", { name: "Google reviews that mention an event" })
      .scrollIntoViewIfNeeded();
    await expect(page.getByText("Loved the hookah workshop")).toBeVisible();
    await expect(page.getByText("Cheap lighters")).toBeHidden();
  });
});

test("an event has its own URL and a calendar file", async ({ page }) => {
  const [next] = await readUpcoming(page);
  await page.goto(`/events#event-${next.id}`);
  await expect(page.locator(`#event-${next.id}`)).toBeInViewport();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: `Add to calendar ${next.title}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`event-${next.id}.ics`);
});

test("an event that begins while the page is open leaves it, the last one for the notice of none", async ({
  page,
}) => {
  const begins = (await readUpcoming(page)).map(({ eventDate }) => Date.parse(eventDate));
  const first = Math.min(...begins);
  await page.clock.install();
  await page.goto("/events");
  const cards = cardsOfSamples(page);
  await expect(cards).toHaveCount(begins.length);
  await page.clock.fastForward(first - Date.now() + 60_000);
  await expect(cards).toHaveCount(begins.filter((at) => at > first).length);
  // After the events of other tests, too.
  await page.clock.fastForward(Date.parse("2120-01-02T12:00:00-08:00") - first);
  await expect(upcomingSection(page).getByText("No upcoming events")).toBeVisible();
  await expect(upcomingSection(page).getByRole("article")).toHaveCount(0);
});
