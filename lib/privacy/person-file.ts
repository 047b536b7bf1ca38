import type { Collected } from "@/lib/privacy/collect-person";
import { shop } from "@/lib/shop/shop";

/** The file a person gets: everything of ours about them, named in words, without hashes and the shop's own keys. */
export function personFile(person: Collected, now: Date): string {
  const file = {
    shop: shop.name,
    madeAt: now.toISOString(),
    customerRecords: person.customers.map((record) => ({
      firstName: record.firstName,
      lastName: record.lastName,
      emails: record.emails.length > 0 ? record.emails : record.email ? [record.email] : [],
      phone: record.phone,
      birthday: record.cloverBirthday,
      businessName: record.cloverBusinessName,
      noteAtTheRegister: record.cloverNote,
      agreedToMarketing: record.marketingAllowed,
      optedOutOfSaleAt: record.saleOptOutAt,
      visitsCounted: record.checkinCount,
      cloverId: record.cloverId,
      since: record.createdAt,
    })),
    visits: person.checkins.map((visit) => ({
      at: visit.createdAt,
      madeBy: visit.source,
      phone: visit.phone,
      voidedAt: visit.voidedAt,
      voidReason: visit.voidReason,
    })),
    orders: person.orders.map((order) => ({
      at: order.createdAt,
      total: order.total.toFixed(2),
      tax: order.tax?.toFixed(2) ?? null,
      status: order.status,
      paymentStatus: order.paymentStatus,
      lines: order.items.map((line) => ({
        name: line.name,
        quantity: line.quantity,
        price: line.price.toFixed(2),
        total: line.total.toFixed(2),
      })),
    })),
    notesOfStaff: person.notes.map(({ createdAt, text }) => ({ at: createdAt, text })),
    messages: person.messages.map(({ createdAt, name, email, phone, message }) => ({
      at: createdAt,
      name,
      email,
      phone,
      message,
    })),
    accounts: person.accounts.map(({ username, email, createdAt }) => ({
      username,
      email,
      since: createdAt,
    })),
    heldElsewhere:
      "The register's provider, Clover, holds the customer records and orders named here as well.",
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
