import { addDays, momentOf, weekdayOf } from "@/lib/repeat/weekly";
import type { Prisma } from "@/prisma/generated/client";

/** A time on the shop's clock: `days` from today at `hour` o'clock. */
function at(today: string, days: number, hour: number): Date {
  return new Date(momentOf(addDays(today, days), `${String(hour).padStart(2, "0")}:00`));
}

/** As `at`, but a day later on Thanksgiving and Christmas Day, when there are no workshops. */
function eventAt(today: string, days: number, hour: number): Date {
  const day = addDays(today, days);
  const [, month, date] = day.split("-").map(Number);
  const isThanksgiving = month === 11 && weekdayOf(day) === "TH" && Number(date) >= 22 && Number(date) <= 28;
  const isHoliday = isThanksgiving || (month === 12 && date === 25);
  return at(today, isHoliday ? days + 1 : days, hour);
}

function sampleId(kind: "d" | "e", number: number): string {
  return `00000000-0000-4000-8000-${kind}${String(number).padStart(11, "0")}`;
}

/** The deals of the demo, around `today`, a shop day. */
export function sampleDeals(today: string): (Prisma.DealCreateManyInput & { id: string })[] {
  return [
    {
      id: sampleId("d", 1),
      title: "20% off every water pipe over $80",
      description:
        "Beakers, straights and recyclers. The discount is taken at the counter; give your phone number to earn the visit too.",
      discountPercent: 20,
      startDate: at(today, -6, 9),
      endDate: at(today, 21, 21),
      priority: 10,
    },
    {
      id: sampleId("d", 2),
      title: "Hookah night bundle: $15 off",
      description:
        "Any hookah with a box of coconut coals and one tin of shisha, $15 off the three together.",
      discountAmount: "15.00",
      startDate: at(today, -3, 9),
      endDate: at(today, 2, 21),
      priority: 8,
    },
    {
      id: sampleId("d", 3),
      title: "Rolling papers, any brand",
      description: "Three for the price of two. Mix sizes and brands; the cheapest pack is free.",
      startDate: at(today, -1, 9),
      endDate: at(today, 12, 21),
      priority: 1,
    },
    {
      id: sampleId("d", 4),
      title: "Glass sale: 25% off hand pipes",
      description: "Starts next week. Spoons, sherlocks and one-hitters from local blowers.",
      discountPercent: 25,
      startDate: at(today, 6, 9),
      endDate: at(today, 9, 21),
      priority: 6,
    },
    {
      id: sampleId("d", 5),
      title: "Grinder trade-in: $5 off",
      description: "Bring an old grinder and take $5 off a new one.",
      discountAmount: "5.00",
      startDate: at(today, -40, 9),
      endDate: at(today, -10, 21),
      priority: 4,
    },
    {
      id: sampleId("d", 6),
      title: "Cleaning kits, 10% off",
      description: "Paused while we restock solution and brushes.",
      discountPercent: 10,
      startDate: at(today, -5, 9),
      endDate: at(today, 30, 21),
      priority: 3,
      isActive: false,
    },
  ];
}

/** The events of the demo, around `today`, a shop day. */
export function sampleEvents(today: string): (Prisma.EventCreateManyInput & { id: string })[] {
  return [
    {
      id: sampleId("e", 1),
      title: "Glass care workshop",
      description:
        "Bring one piece. We clean it together and you leave knowing which solution suits which glass.",
      eventDate: eventAt(today, 4, 18),
      maxAttendees: 20,
      currentAttendees: 11,
    },
    {
      id: sampleId("e", 2),
      title: "Hookah packing and heat management",
      description: "A relaxed evening on packing a bowl, choosing coals and keeping the smoke cool.",
      eventDate: eventAt(today, 11, 19),
      maxAttendees: 24,
      currentAttendees: 9,
    },
    {
      id: sampleId("e", 3),
      title: "Meet the glass blower",
      description: "Live flameworking in the parking lot, then questions. All seats are taken.",
      eventDate: eventAt(today, 18, 17),
      maxAttendees: 30,
      currentAttendees: 30,
    },
    {
      id: sampleId("e", 4),
      title: "Loyalty members' evening",
      description: "Early look at new arrivals for members, with someone to explain how tiers work.",
      eventDate: eventAt(today, -12, 18),
      maxAttendees: 40,
      currentAttendees: 36,
    },
    {
      id: sampleId("e", 5),
      title: "Vape maintenance basics",
      description: "Coils, wicks and batteries, safely. Postponed until the instructor is back.",
      eventDate: eventAt(today, 25, 18),
      maxAttendees: 20,
      currentAttendees: 0,
      isActive: false,
    },
  ];
}
