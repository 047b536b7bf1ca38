import { randomUUID } from "node:crypto";
import type { Db, Prisma } from "@/lib/db/client";

/** Valid numbers; it reaches neither the service code 211 nor the exchange 555, of which tests write out numbers. */
let nextNumber = 7_022_000_000;

/** A real customer with a phone number nobody else has. */
export function makeCustomer(db: Db, parts: Partial<Prisma.CustomerUncheckedCreateInput> = {}) {
  const firstName = parts.firstName ?? "Dana";
  const lastName = parts.lastName ?? "Rivera";
  const digits = String(nextNumber++);
  return db.customer.create({
    data: {
      firstName,
      lastName,
      phone: digits,
      phoneDigits: [digits],
      cloverId: randomUUID(),
      searchText: `${firstName} ${lastName}\n${digits}`.toLowerCase(),
      ...parts,
    },
  });
}

/** A locked and paid order of 20 dollars. */
export const makeOrder = (db: Db, parts: Partial<Prisma.OrderUncheckedCreateInput> = {}) =>
  db.order.create({
    data: {
      total: "21.68",
      subtotal: "20.00",
      tax: "1.68",
      status: "locked",
      paymentStatus: "paid",
      cloverId: randomUUID(),
      ...parts,
    },
  });
