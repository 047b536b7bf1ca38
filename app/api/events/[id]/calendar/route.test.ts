import { expect, it } from "vitest";
import { GET } from "@/app/api/events/[id]/calendar/route";
import { db } from "@/lib/db/client";
import { callRoute } from "@/tests/support/call-route";

// Outside a running Next there is no cache: every read is uncached.

const makeEvent = (isActive: boolean) =>
  db().event.create({
    data: { title: "Glass night", description: "d", eventDate: new Date("2026-12-02T03:00:00Z"), isActive },
  });

it("answers with a calendar file of the event", async () => {
  const { id } = await makeEvent(true);
  const response = await callRoute(GET, { params: { id } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe(`attachment; filename="event-${id}.ics"`);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.text()).toContain("DTSTART:20261202T030000Z");
});

it("answers 404 for an event that is inactive, unknown or has a malformed id", async () => {
  const { id } = await makeEvent(false);
  expect((await callRoute(GET, { params: { id } })).status).toBe(404);
  expect((await callRoute(GET, { params: { id: "00000000-0000-4000-8000-000000000000" } })).status).toBe(404);
  expect((await callRoute(GET, { params: { id: "../../etc/passwd" } })).status).toBe(400);
});
