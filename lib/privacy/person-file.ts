import { messageKindInWords } from "@/lib/messages/kinds";
import type { Collected } from "@/lib/privacy/collect-person";
import { shop } from "@/lib/shop/shop";
import { tierFor } from "@/lib/tier";
import { shopIso } from "@/lib/time";

/** The file a person gets: everything of ours about them, named in words, without hashes and the shop's own keys. */
export function personFile(person: Collected, now: Date): string {
  const file = {
    shop: shop.name,
    madeAt: now,
    customerRecords: person.customers.map((record) => ({
      firstName: record.firstName,
      lastName: record.lastName,
      emails: record.emails.length > 0 ? record.emails : record.email ? [record.email] : [],
      phones: record.phoneDigits.length > 0 ? record.phoneDigits : record.phone ? [record.phone] : [],
      birthday: record.cloverBirthday,
      businessName: record.cloverBusinessName,
      noteAtTheRegister: record.cloverNote,
      agreedToMarketing: record.marketingAllowed,
      marketingConsentChangedAt: record.marketingChangedAt,
      optedOutOfSaleAt: record.saleOptOutAt,
      visitsCounted: record.checkinCount,
      lastVisitAt: record.lastVisitAt,
      loyaltyTier: tierFor(record.memberVisits),
      loyaltyPoints: record.loyaltyPoints,
      takenForATestRecord: record.isPlaceholder,
      cloverId: record.cloverId,
      since: record.createdAt,
      removedAtTheRegisterAt: record.removedAt,
    })),
    visits: person.checkins.map(visitOf),
    orders: person.orders.map((order) => ({
      at: order.createdAt,
      total: order.total.toFixed(2),
      tax: order.tax?.toFixed(2) ?? null,
      tips: order.tips.toFixed(2),
      discounts: order.discounts.toFixed(2),
      status: order.status,
      paymentStatus: order.paymentStatus,
      lines: order.items.map((line) => ({
        name: line.name,
        quantity: line.quantity,
        price: line.price.toFixed(2),
        total: line.total.toFixed(2),
      })),
      refunds: order.refunds.map((refund) => ({ at: refund.createdAt, amount: refund.amount.toFixed(2) })),
    })),
    notesOfStaff: person.notes.map(({ createdAt, text }) => ({ at: createdAt, text })),
    messages: person.messages.map(({ createdAt, name, email, phone, kind, message, answeredAt }) => ({
      at: createdAt,
      name,
      email,
      phone,
      about: messageKindInWords(kind),
      message,
      answeredAt,
    })),
    requests: person.requests.map(
      ({ receivedAt, kind, source, name, email, phone, closedAt, answer, outcome }) => ({
        at: receivedAt,
        about: messageKindInWords(kind),
        source,
        name,
        email,
        phone,
        closedAt,
        answer,
        outcome,
      }),
    ),
    accounts: person.accounts.map(({ username, email, createdAt, sessions }) => ({
      username,
      email,
      since: createdAt,
      signIns: sessions.map((session) => ({ at: session.createdAt, lastSeenAt: session.lastSeenAt })),
    })),
    heldElsewhere:
      "The register's provider, Clover, holds the customer records and orders named here as well.",
  };
  return `${JSON.stringify(file, onShopClock, 2)}\n`;
}

/** Moments with the shop's offset, because an evening in Las Vegas is the next day in UTC. */
function onShopClock(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const written = this[key];
  return written instanceof Date ? shopIso(written) : value;
}

const visitOf = (visit: Collected["checkins"][number]) => ({
  at: visit.createdAt,
  madeBy: visit.source,
  phone: visit.phone,
  voidedAt: visit.voidedAt,
  voidReason: visit.voidReason,
  undoneVoids: visit.undoneVoids.map(({ voidedAt, voidReason, restoredAt, restoreReason }) => {
    return { voidedAt, voidReason, restoredAt, restoreReason };
  }),
  isExpired: visit.expiryId !== null,
});
