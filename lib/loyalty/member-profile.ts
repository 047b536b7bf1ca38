import "server-only";
import { historyOfAll } from "@/lib/audit/queries";
import { type Ctx, requireAdmin } from "@/lib/context";
import { toCustomerDto } from "@/lib/customers/to-dto";
import type { Prisma } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { MemberProfile, ProfileOrder, ProfileRecord, ProfileVisit } from "@/lib/loyalty/schema";
import { type Joined, type StoredOrder, whyStoredOrderCounts } from "@/lib/loyalty/why-order-counts";
import { readLaunchDate } from "@/lib/settings/queries";
import { tierFor } from "@/lib/tier";

/** Visits and orders read for the panel, newest first; their totals are counted apart. */
const SHOWN = 50;

type CustomerRow = Prisma.CustomerGetPayload<object>;
type CheckinRow = Prisma.LoyaltyCheckinGetPayload<{ include: { undoneVoids: true } }>;

/**
 * A member over all of their records: visits, orders and what each counted for, notes of staff, audit entries.
 * @param id of any of the records
 * @throws {AppError} not_found
 */
export async function getMemberProfile(ctx: Ctx, id: string): Promise<MemberProfile> {
  requireAdmin(ctx);
  const opened = await ctx.db.customer.findUnique({ where: { id } });
  if (!opened) throw new AppError("not_found", "There is no such customer.");
  const launch = await readLaunchDate(ctx);
  const memberId = opened.memberId ?? opened.id;
  const others = await ctx.db.customer.findMany({
    where: { memberId, id: { not: id } },
    orderBy: { createdAt: "asc" },
    take: 100,
  });
  const naming = others.find((record) => record.id === memberId) ?? opened;
  const ids = [id, ...others.map((record) => record.id)];
  const ofMember = { customerId: { in: ids } };
  const [checkins, checkinsInAll, orders, ordersInAll, notes] = await Promise.all([
    ctx.db.loyaltyCheckin.findMany({
      where: ofMember,
      orderBy: { createdAt: "desc" },
      take: SHOWN,
      include: { undoneVoids: { orderBy: { restoredAt: "asc" } } },
    }),
    ctx.db.loyaltyCheckin.count({ where: ofMember }),
    ctx.db.order.findMany({
      where: ofMember,
      orderBy: { createdAt: "desc" },
      take: SHOWN,
      include: { checkin: true, customer: true },
    }),
    ctx.db.order.count({ where: ofMember }),
    ctx.db.customerNote.findMany({ where: ofMember, orderBy: { createdAt: "desc" } }),
  ]);
  const history = await historyOfAll(ctx, [
    { entity: "customer", ids },
    { entity: "checkin", ids: checkins.map((checkin) => checkin.id) },
  ]);
  return {
    records: [toRecord(opened), ...others.map(toRecord)],
    visits: opened.memberVisits,
    tier: tierFor(opened.memberVisits),
    lastVisitAt: opened.memberLastVisitAt?.toISOString() ?? null,
    checkins: checkins.map(toVisit),
    checkinsInAll,
    orders: orders.map((order) => toOrder(order, { launch, joinedAt: naming.createdAt })),
    ordersInAll,
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      createdAt: note.createdAt.toISOString(),
      createdBy: note.createdBy,
    })),
    history,
  };
}

function toRecord(row: CustomerRow): ProfileRecord {
  return {
    ...toCustomerDto({ ...row, checkinCount: row.memberVisits }),
    email: row.email ?? row.emails[0] ?? null,
    recordVisits: row.checkinCount,
    isRemoved: row.removedAt !== null,
    isSeparate: row.isSeparate,
    phoneDigits: row.phoneDigits,
    emails: row.emails,
    marketingChangedAt: row.marketingChangedAt?.toISOString() ?? null,
    saleOptOutAt: row.saleOptOutAt?.toISOString() ?? null,
  };
}

const toVisit = (row: CheckinRow): ProfileVisit => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  source: row.source,
  recordedBy: row.recordedBy,
  orderId: row.orderId,
  voidedAt: row.voidedAt?.toISOString() ?? null,
  voidedBy: row.voidedBy,
  voidReason: row.voidReason,
  isExpired: row.expiryId !== null,
  undoneVoids: row.undoneVoids.map((undone) => ({
    id: undone.id,
    voidedBy: undone.voidedBy,
    voidReason: undone.voidReason,
    restoredAt: undone.restoredAt.toISOString(),
    restoredBy: undone.restoredBy,
    restoreReason: undone.restoreReason,
  })),
});

const toOrder = (row: StoredOrder, joined: Joined): ProfileOrder => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  total: row.total.toFixed(2),
  ...whyStoredOrderCounts(row, joined),
});
