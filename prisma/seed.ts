import { systemCtx, withTransaction } from "@/lib/context";
import { addShopDays, HOUR_MS, shopDay, startOfShopDay } from "@/lib/time";
import type { Prisma } from "@/prisma/generated/client";
import { runWithDatabase } from "@/tools/cli/launch/run-with-database";

runWithDatabase(async (say) => {
  await withTransaction(systemCtx("seed"), async ({ db }) => {
    const deals = sampleDeals();
    const events = sampleEvents();
    // Version 1 means nobody has edited it, so its dates move with today; edited ones are kept.
    await db.deal.deleteMany({ where: { id: { in: deals.map(({ id }) => id) }, version: 1 } });
    await db.event.deleteMany({ where: { id: { in: events.map(({ id }) => id) }, version: 1 } });
    await db.deal.createMany({ data: deals, skipDuplicates: true });
    await db.event.createMany({ data: events, skipDuplicates: true });
    say(`Sample data: ${deals.length} deals and ${events.length} events, dated around today.`);
  });
});

/** A time on the shop's clock: `days` from today at `hour` o'clock. */
function at(days: number, hour: number): Date {
  return new Date(addShopDays(startOfShopDay(new Date()), days).getTime() + hour * HOUR_MS);
}

/** As `at`, but a day later on Thanksgiving and Christmas Day, when there are no workshops. */
function eventAt(days: number, hour: number): Date {
  const date = at(days, hour);
  const [, month, day] = shopDay(date).split("-").map(Number);
  const isThursday = new Date(`${shopDay(date)}T12:00:00Z`).getUTCDay() === 4;
  const isThanksgiving = month === 11 && isThursday && Number(day) >= 22 && Number(day) <= 28;
  return isThanksgiving || (month === 12 && day === 25) ? at(days + 1, hour) : date;
}

function sampleId(kind: "d" | "e", number: number): string {
  return `00000000-0000-4000-8000-${kind}${String(number).padStart(11, "0")}`;
}

function sampleDeals(): (Prisma.DealCreateManyInput & { id: string })[] {
  return [
    {
      id: sampleId("d", 1),
      title: "20% off every water pipe over $80",
      description:
        "Beakers, straights and recyclers. The discount is taken at the counter; give your phone number to earn the visit too.",
      discountPercent: 20,
      startDate: at(-6, 9),
      endDate: at(21, 21),
      priority: 10,
    },
    {
      id: sampleId("d", 2),
      title: "Hookah night bundle: $15 off",
      description:
        "Any hookah with a box of coconut coals and one tin of shisha, $15 off the three together.",
      discountAmount: "15.00",
      startDate: at(-3, 9),
      endDate: at(2, 21),
      priority: 8,
    },
    {
      id: sampleId("d", 3),
      title: "Rolling papers, any brand",
      description: "Three for the price of two. Mix sizes and brands; the cheapest pack is free.",
      startDate: at(-1, 9),
      endDate: at(12, 21),
      priority: 1,
    },
    {
      id: sampleId("d", 4),
      title: "Glass sale: 25% off hand pipes",
      description: "Starts next week. Spoons, sherlocks and one-hitters from local blowers.",
      discountPercent: 25,
      startDate: at(6, 9),
      endDate: at(9, 21),
      priority: 6,
    },
    {
      id: sampleId("d", 5),
      title: "Grinder trade-in: $5 off",
      description: "Bring an old grinder and take $5 off a new one.",
      discountAmount: "5.00",
      startDate: at(-40, 9),
      endDate: at(-10, 21),
      priority: 4,
    },
    {
      id: sampleId("d", 6),
      title: "Cleaning kits, 10% off",
      description: "Paused while we restock solution and brushes.",
      discountPercent: 10,
      startDate: at(-5, 9),
      endDate: at(30, 21),
      priority: 3,
      isActive: false,
    },
  ];
}

function sampleEvents(): (Prisma.EventCreateManyInput & { id: string })[] {
  return [
    {
      id: sampleId("e", 1),
      title: "Glass care workshop",
      description:
        "Bring one piece. We clean it together and you leave knowing which solution suits which glass.",
      eventDate: eventAt(4, 18),
      maxAttendees: 20,
      currentAttendees: 11,
    },
    {
      id: sampleId("e", 2),
      title: "Hookah packing and heat management",
      description: "A relaxed evening on packing a bowl, choosing coals and keeping the smoke cool.",
      eventDate: eventAt(11, 19),
      maxAttendees: 24,
      currentAttendees: 9,
    },
    {
      id: sampleId("e", 3),
      title: "Meet the glass blower",
      description: "Live flameworking in the parking lot, then questions. All places are taken.",
      eventDate: eventAt(18, 17),
      maxAttendees: 30,
      currentAttendees: 30,
    },
    {
      id: sampleId("e", 4),
      title: "Loyalty members' evening",
      description: "Early look at new arrivals for members, with someone to explain how tiers work.",
      eventDate: eventAt(-12, 18),
      maxAttendees: 40,
      currentAttendees: 36,
    },
    {
      id: sampleId("e", 5),
      title: "Vape maintenance basics",
      description: "Coils, wicks and batteries, safely. Postponed until the instructor is back.",
      eventDate: eventAt(25, 18),
      maxAttendees: 20,
      currentAttendees: 0,
      isActive: false,
    },
  ];
}
