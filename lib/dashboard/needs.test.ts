import { expect, it } from "vitest";
import { type Backlog, needsOf } from "@/lib/dashboard/needs";
import { NOTHING_WAITS } from "@/tests/factories/needs";

const now = new Date("2026-11-22T20:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it("is empty when nothing needs attention", () => {
  expect(needsOf(NOTHING_WAITS, now)).toEqual([]);
});

it("counts a message against the 24-hour limit and raises its level when six hours are left", () => {
  const of = (oldest: Date, count = 1) => needsOf({ ...NOTHING_WAITS, messages: { count, oldest } }, now)[0];
  expect(of(hoursAgo(2))).toMatchObject({
    level: "soon",
    title: "1 message to answer",
    detail: "The oldest has 22 hours left of the 24 we promise",
    href: "/admin?messages=new",
  });
  // As the message itself says it, which counts whole hours.
  expect(of(hoursAgo(2.4))).toMatchObject({ detail: "The oldest has 21 hours left of the 24 we promise" });
  expect(of(hoursAgo(19), 3)).toMatchObject({ level: "now", title: "3 messages to answer" });
  expect(of(hoursAgo(25))).toMatchObject({ detail: "The oldest is 1 hour past the 24 hours we promise" });
});

it("lists open privacy requests, and raises their level a week before the first is due", () => {
  const of = (days: number, count = 1) => {
    const firstDue = new Date(now.getTime() + days * 86_400_000);
    return needsOf({ ...NOTHING_WAITS, privacyRequests: { count, firstDue } }, now)[0];
  };
  expect(of(40)).toMatchObject({
    level: "soon",
    title: "1 privacy request to answer",
    detail: "The first: 40 days left",
    href: "/admin/settings?privacy=list",
  });
  expect(of(7)).toMatchObject({ level: "now" });
  expect(of(-2, 3)).toMatchObject({
    level: "now",
    title: "3 privacy requests to answer",
    detail: "The first: 2 days overdue",
  });
});

it("reports each problem of the sync with its cause, and only a refused token where there is one", () => {
  const backlog: Backlog = {
    ...NOTHING_WAITS,
    failingSteps: [
      { kind: "orders", name: "refunds", since: hoursAgo(3), cause: "unauthorized", error: "401" },
    ],
    failedRuns: [{ kind: "customers", startedAt: hoursAgo(1), error: null }],
    heldDeletions: [{ kind: "inventory", missing: 120, known: 480 }],
  };
  expect(needsOf(backlog, now).map(({ key, level }) => `${key} ${level}`)).toEqual([
    "step:orders:refunds now",
    "run:customers now",
    "hold:inventory now",
  ]);
  expect(needsOf(backlog, now)[0]?.title).toBe(
    "Refunds could not be read since Sun 9:00 AM: Clover denies permission.",
  );
  expect(needsOf({ ...backlog, tokenRefusedSince: hoursAgo(1) }, now).map(({ key }) => key)).toEqual([
    "token",
  ]);
});

it("sorts urgent items before the others", () => {
  const backlog: Backlog = {
    ...NOTHING_WAITS,
    unsettled: { count: 1, total: "40.00" },
    endingDeals: [{ id: "d", title: "BOGO papers", endDate: hoursAgo(-3) }],
    fillingEvents: [{ id: "e", title: "Glass night", eventDate: hoursAgo(-50), seatsLeft: 0 }],
    soldOut: ["A", "B", "C", "D", "E"].map((name) => ({ panelId: name, name })),
    oddVisits: 2,
    likelyDuplicates: 1,
  };
  const needs = needsOf(backlog, now);
  expect(needs[0]).toMatchObject({ key: "sold-out", level: "now", detail: "A; B; C; and 2 more" });
  expect(needs.map(({ title }) => title)).toEqual([
    "5 best sellers out of stock",
    "1 order paid but still open, or partly paid",
    "“BOGO papers” ends today",
    "“Glass night” is full",
    "2 visits to review",
    "1 likely duplicate",
  ]);
});

it("says the year of an event and of a failure that are not of this one", () => {
  const details = (eventDate: Date) =>
    needsOf(
      { ...NOTHING_WAITS, fillingEvents: [{ id: "e", title: "Glass night", eventDate, seatsLeft: 0 }] },
      now,
    )[0];
  expect(details(new Date("2026-12-31T19:00:00-08:00"))?.detail).toBe("Thu, Dec 31, 7:00 PM");
  expect(details(new Date("2028-01-08T19:00:00-08:00"))?.detail).toBe("Sat, Jan 8, 2028, 7:00 PM");
  const since = new Date("2025-11-30T09:00:00-08:00");
  expect(needsOf({ ...NOTHING_WAITS, tokenRefusedSince: since }, now)[0]?.title).toBe(
    "Clover refuses the API token since Sun, Nov 30, 2025, 9:00 AM",
  );
  const failedRun = { kind: "orders", startedAt: since, error: null } as const;
  expect(needsOf({ ...NOTHING_WAITS, failedRuns: [failedRun] }, now)[0]?.detail).toBe(
    "Sun, Nov 30, 2025, 9:00 AM: no reason was given.",
  );
});

it("reports that the published points rule is not applied, and how many members it concerns", () => {
  expect(needsOf({ ...NOTHING_WAITS, pointsDue: { members: 12, visits: 1_200 } }, now)).toMatchObject([
    {
      key: "points-policy",
      detail: "Points end after 6 months without a visit. This would affect 12 members with 1,200 visits now",
    },
  ]);
  expect(needsOf({ ...NOTHING_WAITS, pointsDue: { members: 0, visits: 0 } }, now)).toEqual([]);
});

it("counts best sellers without a photo like the photo queue and links to it", () => {
  const withoutPhoto = { count: 50, names: ["Doob Tube, Pink", "Mouth Tips, Bag of 50", "Tongs"] };
  expect(needsOf({ ...NOTHING_WAITS, withoutPhoto }, now)).toMatchObject([
    {
      key: "no-photo",
      title: "50 best sellers without a photo",
      detail: "Doob Tube, Pink; Mouth Tips, Bag of 50; Tongs; and 47 more",
      href: "/admin/inventory?photos=needed",
    },
  ]);
});

it("names a deal that has no discount at the register", () => {
  const dealsWithoutTwin = [
    { id: "d", title: "Pipes", offer: "25% off" },
    { id: "e", title: "Coals", offer: "$7 off" },
  ];
  expect(needsOf({ ...NOTHING_WAITS, dealsWithoutTwin }, now)).toMatchObject([
    {
      key: "twins",
      title: "2 deals without a discount at the register",
      detail: "No discount in Clover gives 25% off (Pipes); $7 off (Coals)",
      href: "/admin/deals#d",
    },
  ]);
});

it("names deals and events that a closed day contradicts, one entry for each kind", () => {
  const hours = "Thu, Nov 26, 2026: Closed (Thanksgiving)";
  const clash = (kind: "deal" | "event", title: string) => ({ kind, id: title, title, hours });
  const againstHours = [clash("event", "Trivia"), clash("deal", "Pipes"), clash("event", "Glass night")];
  expect(needsOf({ ...NOTHING_WAITS, againstHours }, now)).toMatchObject([
    {
      key: "hours:deal",
      level: "soon",
      title: "1 deal outside the shop's hours",
      detail: `“Pipes”, ${hours}`,
      action: "Open deals",
      href: "/admin/deals#Pipes",
    },
    {
      key: "hours:event",
      title: "2 events outside the shop's hours",
      detail: `“Trivia”, ${hours}; “Glass night”, ${hours}`,
      action: "Open events",
      href: "/admin/events#Trivia",
    },
  ]);
});
