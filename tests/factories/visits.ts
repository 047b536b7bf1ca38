import { db } from "@/lib/db/client";
import { shopDay } from "@/lib/time";

const at = (iso: string) => new Date(iso);
/** Noon of a shop day, away from both of its ends. */
export const NOON = at("2026-11-20T20:00:00Z");

/** A record of the member with the number (702) 555-0100. */
export const makeMemberRecord = (data: object = {}) =>
  db().customer.create({
    data: {
      firstName: "Dana",
      lastName: "Rivers",
      phoneDigits: ["7025550100"],
      phone: "702 555 0100",
      ...data,
    },
  });

/** An order that earns a visit, unless the data say otherwise. */
export const makeEligibleOrder = (customerId: string | null, data: object = {}) =>
  db().order.create({
    data: {
      customerId,
      total: "10.84",
      subtotal: "10.00",
      status: "locked",
      paymentStatus: "paid",
      createdAt: NOON,
      ...data,
    },
  });

/** A visit recorded by hand. */
export const makeVisit = (customerId: string, data: { createdAt?: Date; [key: string]: unknown } = {}) => {
  const createdAt = data.createdAt ?? NOON;
  return db().loyaltyCheckin.create({
    data: { customerId, phone: "7025550100", shopDay: at(shopDay(createdAt)), createdAt, ...data },
  });
};

/** What a customer's visits add up to. */
export const counted = (id: string) =>
  db().customer.findUniqueOrThrow({ where: { id }, select: { checkinCount: true, lastVisitAt: true } });
