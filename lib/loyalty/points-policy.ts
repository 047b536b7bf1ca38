import "server-only";
import { z } from "zod";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { actorName, type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { lockCustomers, lockMembers, shareMembers } from "@/lib/customers/lock-customers";
import { legitimateMember } from "@/lib/customers/member-sql";
import { mergeChangedVisits } from "@/lib/customers/merge-visits";
import { fullNameSql } from "@/lib/customers/name-sql";
import { recountVisits } from "@/lib/customers/recount-visits";
import { restoreExpired } from "@/lib/customers/restore-expired";
import { Prisma } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { IdInput } from "@/lib/ids";
import { backfillCheckins } from "@/lib/loyalty/backfill-checkins";
import { salesKnownUntil } from "@/lib/loyalty/sales-known-until";
import { ADMIN_PAGE_SIZE } from "@/lib/page-size";
import { ListQuery, type Page, pageOf, pageOrLast } from "@/lib/paging";
import { parseInput } from "@/lib/parse";
import { lockSetting, readSetting, storeSetting } from "@/lib/settings/setting-store";
import { pointsExpiry } from "@/lib/shop/policies";
import { TOP_TIER } from "@/lib/tier";
import { subShopMonths } from "@/lib/time";

const SWITCH = "points-expiry";
const ON = "on";
const LISTED = 10;
/** Members whose points end within this many months are listed as near it. */
const NEAR_MONTHS = 1;

export const PointsSwitchInput = z.object({ isOn: z.boolean() });
export type PointsSwitchInput = z.input<typeof PointsSwitchInput>;

/** The query parameters that open the whole list of members who are due, or due within a month, or of the runs. */
export const PointsMembersQuery = ListQuery.pick({ page: true }).extend({
  points: z.enum(["due", "near", "runs"]).optional().catch(undefined),
});
export type PointsMembersQuery = z.output<typeof PointsMembersQuery>;

export type Away = { id: string; name: string; visits: number; lastVisitAt: string };
export type ExpiryRun = {
  id: string;
  runAt: string;
  runBy: string;
  members: number;
  visits: number;
  isUndone: boolean;
};
export type PointsPolicy = {
  isOn: boolean;
  /** Absences are counted up to this moment; null before sales are read for the first time. */
  salesKnownUntil: string | null;
  /** Whom a run would touch now. */
  due: { members: number; visits: number; first: Away[] };
  /** Who comes next, soonest first. */
  near: { members: number; first: Away[] };
  /** The last runs, newest first. */
  runs: ExpiryRun[];
  runsInAll: number;
};
type Counted = { members: number; visits: number };

/** Any record may have the decision: records joined since then are of the same member. */
const KEPT_BY_STAFF = Prisma.sql`EXISTS (
  SELECT FROM customers kept WHERE kept.member_id = customers.member_id
    AND kept.member_last_visit_at < kept.points_kept_before)`;

/**
 * Records of members who had no visit since a moment and still have some that count, except those of the top tier and
 * those whose points staff kept for this absence; `since` leaves out those away even longer.
 */
const awayBefore = (moment: Date, since?: Date): Prisma.Sql => Prisma.sql`
  member_visits > 0 AND member_visits < ${TOP_TIER.visits} AND member_last_visit_at < ${moment} AND NOT ${KEPT_BY_STAFF}
  ${since ? Prisma.sql`AND member_last_visit_at >= ${since}` : Prisma.empty}`;

const NOBODY = Prisma.sql`false`;

const isSwitchedOn = async (ctx: Ctx): Promise<boolean> => (await readSetting(ctx.db, SWITCH)) === ON;

async function countAway(ctx: Ctx, where: Prisma.Sql): Promise<Counted> {
  const [row] = await ctx.db.$queryRaw<Counted[]>`
    SELECT count(*)::int AS members, coalesce(sum(member_visits), 0)::int AS visits
    FROM customers WHERE ${legitimateMember} AND ${where}`;
  return row ?? { members: 0, visits: 0 };
}

async function listAway(ctx: Ctx, where: Prisma.Sql, limit = LISTED, offset = 0): Promise<Away[]> {
  const rows = await ctx.db.$queryRaw<(Omit<Away, "lastVisitAt"> & { lastVisitAt: Date })[]>`
    SELECT id, ${fullNameSql()} AS name, member_visits AS visits,
      member_last_visit_at AS "lastVisitAt"
    FROM customers WHERE ${legitimateMember} AND ${where} ORDER BY member_last_visit_at, id LIMIT ${limit} OFFSET ${offset}`;
  return rows.map((row) => ({ ...row, lastVisitAt: row.lastVisitAt.toISOString() }));
}

/** Whether the rule is carried out, and whom a run would touch now. */
export async function readPointsDue(ctx: Ctx): Promise<{ isOn: boolean; due: Counted }> {
  requireAdmin(ctx);
  const due = await countAway(ctx, (await awayConditions(ctx)).isDue);
  return { isOn: await isSwitchedOn(ctx), due };
}

/**
 * The conditions for members a run would touch now, and for those it would touch within a month. The months end where
 * the sales that were read end: a member may have come in since.
 */
async function awayConditions(
  ctx: Ctx,
): Promise<{ until: Date | null; isDue: Prisma.Sql; isNear: Prisma.Sql }> {
  const until = await salesKnownUntil(ctx);
  if (until === null) return { until, isDue: NOBODY, isNear: NOBODY };
  const end = subShopMonths(until, pointsExpiry.months);
  const isNear = awayBefore(subShopMonths(until, pointsExpiry.months - NEAR_MONTHS), end);
  return { until, isDue: awayBefore(end), isNear };
}

/** One page of the members who are due, or due within a month, longest away first. Null when these are not asked for. */
export async function listPointsMembers(
  ctx: Ctx,
  { points, page }: PointsMembersQuery,
): Promise<Page<Away> | null> {
  requireAdmin(ctx);
  if (!points || points === "runs") return null;
  const { isDue, isNear } = await awayConditions(ctx);
  const where = points === "due" ? isDue : isNear;
  const { members } = await countAway(ctx, where);
  return pageOrLast(page, async (shown) => {
    const rows = await listAway(ctx, where, ADMIN_PAGE_SIZE, (shown - 1) * ADMIN_PAGE_SIZE);
    return pageOf(rows, members, shown);
  });
}

async function listRuns(ctx: Ctx, take: number, skip = 0): Promise<ExpiryRun[]> {
  const runs = await ctx.db.pointsExpiry.findMany({
    orderBy: [{ runAt: "desc" }, { id: "asc" }],
    take,
    skip,
  });
  return runs.map(({ id, runAt, runBy, members, visits, undoneAt }) => {
    return { id, runAt: runAt.toISOString(), runBy, members, visits, isUndone: undoneAt !== null };
  });
}

/** One page of the runs, newest first: each can be undone, however many followed it. */
export async function listPointsRuns(ctx: Ctx, page: number): Promise<Page<ExpiryRun>> {
  requireAdmin(ctx);
  const total = await ctx.db.pointsExpiry.count();
  return pageOrLast(page, async (shown) => {
    return pageOf(await listRuns(ctx, ADMIN_PAGE_SIZE, (shown - 1) * ADMIN_PAGE_SIZE), total, shown);
  });
}

/** How the published rule stands: on or off, whom a run would touch, who is near it, and the last runs. */
export async function getPointsPolicy(ctx: Ctx): Promise<PointsPolicy> {
  requireAdmin(ctx);
  const { until, isDue, isNear } = await awayConditions(ctx);
  const [isOn, dueCounts, dueFirst, nearCounts, nearFirst, runs, runsInAll] = await Promise.all([
    isSwitchedOn(ctx),
    countAway(ctx, isDue),
    listAway(ctx, isDue),
    countAway(ctx, isNear),
    listAway(ctx, isNear),
    listRuns(ctx, LISTED),
    ctx.db.pointsExpiry.count(),
  ]);
  return {
    isOn,
    salesKnownUntil: until?.toISOString() ?? null,
    due: { ...dueCounts, first: dueFirst },
    near: { members: nearCounts.members, first: nearFirst },
    runs,
    runsInAll,
  };
}

/**
 * Switches the rule on or off. On, the daily job carries it out.
 * @throws {AppError} bad_input
 */
export async function switchPointsPolicy(ctx: Ctx, input: PointsSwitchInput): Promise<void> {
  requireAdmin(ctx);
  const { isOn } = parseInput(PointsSwitchInput, input);
  ctx.touch(tags.settings());
  await withTransaction(ctx, async (tx) => {
    const before = { isOn: (await lockSetting(tx.db, SWITCH)) === ON };
    await storeSetting(tx.db, SWITCH, isOn ? ON : "");
    await recordChange(tx, {
      action: "update",
      entity: "setting",
      entityId: SWITCH,
      before,
      after: { isOn },
    });
  });
}

/**
 * Carries the rule out: visits of members who stayed away too long stop counting. Orders that were read become visits
 * first, so that whoever came in is known.
 * @returns how many it touched; null when nobody was due
 * @throws {AppError} conflict while the rule is switched off
 */
export async function runPointsExpiry(ctx: Ctx): Promise<Counted | null> {
  requireAdmin(ctx);
  // Read before visits are made, so that every order read until then has its visit.
  const until = await salesKnownUntil(ctx);
  if (until === null) return null;
  const lastVisitBefore = subShopMonths(until, pointsExpiry.months);
  await backfillCheckins(ctx);
  return withTransaction(ctx, async (tx) => {
    if (!(await isSwitchedOn(tx))) throw new AppError("conflict", "The points policy is switched off.");
    await shareMembers(tx.db);
    const found = await tx.db.$queryRaw<{ id: string }[]>`
      SELECT id FROM customers WHERE ${awayBefore(lastVisitBefore)}
        AND member_id IN (SELECT id FROM customers WHERE ${legitimateMember} AND ${awayBefore(lastVisitBefore)})
      ORDER BY id FOR UPDATE`;
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return null;
    tx.touch(tags.customers());
    const { members } = await countAway(tx, Prisma.sql`id = ANY(${ids}::uuid[])`);
    const run = await tx.db.pointsExpiry.create({
      data: { runAt: tx.now(), runBy: actorName(tx), lastVisitBefore, members, visits: 0 },
    });
    const visits = await tx.db.$executeRaw`
      UPDATE loyalty_checkins SET expiry_id = ${run.id}::uuid
      WHERE customer_id = ANY(${ids}::uuid[]) AND voided_at IS NULL AND expiry_id IS NULL`;
    await tx.db.pointsExpiry.update({ where: { id: run.id }, data: { visits } });
    await recountVisits(tx.db, ids);
    const after = { members, visits };
    await recordChange(tx, { action: "run", entity: "points expiry", entityId: run.id, after });
    return after;
  });
}

/**
 * Undoes a run: its visits count again, and no later run takes them for the same absence.
 * @throws {AppError} bad_input, not_found, or conflict when it is undone already
 */
export async function undoPointsExpiry(ctx: Ctx, input: IdInput): Promise<void> {
  requireAdmin(ctx);
  const { id } = parseInput(IdInput, input);
  ctx.touch(tags.customers());
  await withTransaction(ctx, async (tx) => {
    // Transactions that count visits hold the same lock: none moves one of these visits to another customer meanwhile.
    await lockMembers(tx.db);
    const { count } = await tx.db.pointsExpiry.updateMany({
      where: { id, undoneAt: null },
      data: { undoneAt: tx.now(), undoneBy: actorName(tx) },
    });
    const run = await tx.db.pointsExpiry.findUniqueOrThrow({ where: { id } });
    if (count === 0)
      throw new AppError("conflict", `${run.undoneBy ?? "Somebody else"} undid this run already.`);
    const rows = await tx.db.loyaltyCheckin.findMany({
      where: { expiryId: id },
      select: { id: true, customerId: true },
    });
    const customerIds = [...new Set(rows.map(({ customerId }) => customerId))];
    await lockCustomers(tx.db, customerIds);
    await tx.db.loyaltyCheckin.updateMany({ where: { expiryId: id }, data: { expiryId: null } });
    // Joins since the run merged none of these visits, because they were not counted.
    await mergeChangedVisits(
      tx.db,
      rows.map((visit) => ({ id: visit.id, voidSince: null })),
    );
    await recountVisits(tx.db, customerIds);
    await restoreExpired(tx.db, customerIds);
    const end = subShopMonths(tx.now(), pointsExpiry.months);
    // Also of members who returned since: their last visit is later, so a new absence is not kept. It is the old one
    // again when that visit was somebody else's, and is voided or on a record that is separated.
    await tx.db.$executeRaw`
      UPDATE customers SET points_kept_before = ${end}, updated_at = now() WHERE id = ANY(${customerIds}::uuid[])`;
    const after = { members: run.members, visits: run.visits };
    await recordChange(tx, { action: "undo", entity: "points expiry", entityId: id, after });
  });
}

/** The daily job: carries the rule out where staff switched it on. */
export async function expirePointsWhenOn(ctx: Ctx): Promise<void> {
  requireAdmin(ctx);
  if (await isSwitchedOn(ctx)) await runPointsExpiry(ctx);
}
