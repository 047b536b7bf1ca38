import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import type { Ctx } from "@/lib/context";
import { lockCustomers } from "@/lib/customers/lock-customers";
import { Prisma } from "@/lib/db/client";
import { cleanLines } from "@/lib/integrations/clover/clean-text";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { isGone } from "@/lib/integrations/clover/clover-error";
import { MAX_NOTE_LENGTH } from "@/lib/integrations/clover/limits";
import { waitingOrderCondition } from "@/lib/loyalty/backfill-checkins";
import { planNote } from "@/lib/loyalty/tier-note";
import { TIERS } from "@/lib/tier";
import { isUpstreamError } from "@/lib/upstream/error";
import { isHistoryRead } from "./orders-position";
import { type Attempts, countFailure, countSuccess, isOddRecord, noAttempts } from "./push-attempts";
import { openReading } from "./read-orders";
import type { Run } from "./run-sync";
import { skipsOf } from "./skipped-records";
import { column } from "./sql";
import { runStep } from "./steps";

export type TiersTarget = Pick<CloverClient, "customer" | "updateCustomerMetadata">;

/** Visits of a test record are null: its note has no tier. */
type Member = { id: string; cloverId: string; visits: number | null; note: string; failedAt: Date | null };
type Pushed = { id: string; note: string; isWritten: boolean };
/** `failedId` is the record's where Clover was asked and the request failed. */
type Skip = { reason: string; failedId?: string };
const FAILED: Skip = { reason: "note: could not be written this time" };
const ODD: Skip = { reason: "customer: cannot be read" };
const GONE: Skip = { reason: "customer: is no longer at the point of sale" };
const WAITS = "note: waits until all orders were read once";
const UNCOUNTED: Skip = { reason: "note: waits until the member's other orders are counted" };

const PAGE = 1_000;
/**
 * Members read and written between two commits: small, so that progress is visible and an interrupted run repeats
 * little.
 */
const BATCH = 40;
/** Requests in flight, one less than Clover allows, which leaves a slot for a pull. */
const IN_FLIGHT = 4;
/** Waits before a note that could not be written is read and written again, in ms. */
const WAITS_MS = [500, 1_000, 2_000, 4_000];
const VISITS_OF_A_TIER = Math.min(...TIERS.map(({ visits }) => visits));

/**
 * Writes each member's tier to the note of each of its records at the point of sale, where it differs, and removes it
 * from the notes of test records. Each note is read right before it is written, and its other fields are sent back
 * unchanged. A record that fails is left to the next run, and comes last there; an odd one fails no run. Nothing is
 * written before the orders of this account have been read once, nor for a member some of whose orders have no visit
 * yet: an incomplete count would overwrite the tiers in the notes.
 */
export async function pushTiers(run: Run, clover: TiersTarget): Promise<void> {
  if (await areOrdersPartial(run)) return skipAll(run);
  const failure = await runStep(run, "notes", () => pushAll(run, clover));
  if (failure) throw failure;
}

/** As `pushTiers`, for the members of these customers only. */
export async function pushTiersOf(
  run: Run,
  clover: TiersTarget,
  customerIds: readonly string[],
): Promise<void> {
  if (customerIds.length === 0 || (await areOrdersPartial(run))) return;
  const members = await run.ctx.db.$queryRaw<Member[]>`
    SELECT ${MEMBER} FROM customers WHERE ${HAS_OR_HAD_TIER}
      AND member_id IN (SELECT member_id FROM customers WHERE id = ANY(${[...customerIds]}::uuid[]))
    ORDER BY id`;
  const outdated = members.filter(isOutdated);
  if (outdated.length === 0) return;
  await runStep(run, "notes", async () => {
    const attempts = noAttempts();
    await pushInBatches(run, clover, outdated, attempts);
    if (attempts.lastFailure) throw attempts.lastFailure;
  });
}

const MEMBER = Prisma.sql`id, clover_id AS "cloverId", CASE WHEN is_placeholder THEN NULL ELSE member_visits END AS visits,
  coalesce(clover_note, '') AS note, note_failed_at AS "failedAt"`;

/** Members with a tier, and records whose note may still have a line of ours: from an earlier tier, or a test record's. */
const HAS_OR_HAD_TIER = Prisma.sql`clover_id IS NOT NULL AND removed_at IS NULL
  AND (NOT is_placeholder AND member_visits >= ${VISITS_OF_A_TIER} OR clover_note LIKE '%[Loyalty]%')`;

const isOutdated = ({ note, visits }: Member): boolean => planNote(note, visits).kind !== "right";

const areOrdersPartial = async (run: Run): Promise<boolean> =>
  !isHistoryRead((await openReading(run.ctx)).position);

async function skipAll(run: Run): Promise<void> {
  const members = await countMembers(run.ctx);
  if (members === 0) return;
  await run.commit(async () => ({ read: members, skipped: { [WAITS]: members } }));
}

async function pushAll(run: Run, clover: TiersTarget): Promise<void> {
  await run.expect(await countMembers(run.ctx));
  const attempts = noAttempts();
  const failedBefore: Member[] = [];
  let after: string | null = null;
  do {
    const members: Member[] = await membersAfter(run.ctx, after);
    after = members.length < PAGE ? null : (members.at(-1)?.id ?? null);
    const outdated = members.filter(isOutdated);
    failedBefore.push(...outdated.filter(({ failedAt }) => failedAt !== null));
    const others = outdated.filter(({ failedAt }) => failedAt === null);
    await pushInBatches(run, clover, others, attempts);
    await run.commit(async () => ({ read: members.length - outdated.length }));
  } while (after !== null);
  failedBefore.sort((one, other) => Number(one.failedAt) - Number(other.failedAt));
  await pushInBatches(run, clover, failedBefore, attempts);
  if (attempts.lastFailure) throw attempts.lastFailure;
}

/** @throws {UpstreamError} once no other record is worth a request; what was written before is kept */
async function pushInBatches(
  run: Run,
  clover: TiersTarget,
  members: readonly Member[],
  attempts: Attempts,
): Promise<void> {
  for (let at = 0; at < members.length; at += BATCH) {
    await pushBatch(run, clover, members.slice(at, at + BATCH), attempts);
    if (attempts.isOver && attempts.lastFailure) throw attempts.lastFailure;
  }
}

async function countMembers(ctx: Ctx): Promise<number> {
  const rows = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM customers WHERE ${HAS_OR_HAD_TIER}`;
  return rows[0]?.count ?? 0;
}

async function membersAfter(ctx: Ctx, after: string | null): Promise<Member[]> {
  return ctx.db.$queryRaw<Member[]>`
    SELECT ${MEMBER} FROM customers
    WHERE ${HAS_OR_HAD_TIER} AND (${after}::uuid IS NULL OR id > ${after}::uuid)
    ORDER BY id LIMIT ${PAGE}::int`;
}

/** Pushes one batch. What was written is kept when another record of the batch fails. */
async function pushBatch(
  run: Run,
  clover: TiersTarget,
  members: readonly Member[],
  attempts: Attempts,
): Promise<void> {
  const limit = pLimit(IN_FLIGHT);
  const outcomes = await Promise.all(
    members.map((member) =>
      limit(async (): Promise<Pushed | Skip> => {
        if (attempts.isOver) return FAILED;
        try {
          const outcome = await pushOne(run, clover, member);
          countSuccess(attempts);
          return outcome;
        } catch (error) {
          if (!isUpstreamError(error)) throw error;
          countFailure(attempts, error);
          return { ...(isOddRecord(error) ? ODD : FAILED), failedId: member.id };
        }
      }),
    ),
  );
  const pushed = outcomes.filter((outcome): outcome is Pushed => "id" in outcome);
  const skipped = outcomes.flatMap((outcome, at) =>
    "reason" in outcome ? [{ ...outcome, id: members[at]?.cloverId ?? null }] : [],
  );
  const failedIds = skipped.flatMap(({ failedId }) => failedId ?? []);
  await run.commit(async (tx) => {
    // In the order of everybody who counts visits: a check-in that meets this would end in a deadlock otherwise.
    await lockCustomers(tx.db, [...pushed.map(({ id }) => id), ...failedIds]);
    await rememberNotes(tx, pushed);
    await rememberFailures(tx, failedIds);
    const updated = pushed.filter(({ isWritten }) => isWritten).length;
    return { read: pushed.length + skipped.length, updated, ...skipsOf(skipped) };
  });
}

async function pushOne(
  run: Run,
  clover: TiersTarget,
  member: Member,
  failedWrites = 0,
): Promise<Pushed | Skip> {
  const { id, cloverId } = member;
  const customer = await clover.customer(cloverId, run.signal);
  // Read with the note, because a run of changed orders may have counted and written a visit since the push began.
  const counted = await visitsOf(run.ctx, id);
  if (!customer || !counted) return GONE;
  if (counted.isPart) return UNCOUNTED;
  // Clover omits the metadata of a customer without a note.
  const metadata = customer.metadata ?? {};
  const current = metadata.note ?? "";
  const plan = planNote(current, counted.visits);
  if (plan.kind === "full") return { reason: "note: staff's text leaves no room" };
  // After a failed write it is right because only the answer was lost.
  if (plan.kind === "right") return { id, note: current, isWritten: failedWrites > 0 };
  try {
    await clover.updateCustomerMetadata(cloverId, { ...metadata, note: plan.note }, run.signal);
  } catch (error) {
    if (error instanceof RangeError) return { reason: "company: is longer than Clover keeps" };
    // Where the record is still there, only the address of its note was not found.
    if (isGone(error) && !(await clover.customer(cloverId, run.signal))) return GONE;
    const pause = WAITS_MS[failedWrites];
    if (!isUpstreamError(error) || !error.retryable || pause === undefined) throw error;
    await wait(pause, undefined, { signal: run.signal });
    // Read again, because staff may have changed the note meanwhile.
    return pushOne(run, clover, member, failedWrites + 1);
  }
  // A run of changed orders may have counted a visit since, and written it just before this.
  const hasChanged = (await visitsOf(run.ctx, id))?.visits !== counted.visits;
  const again = hasChanged ? await pushOne(run, clover, member) : null;
  return again && "id" in again ? { ...again, isWritten: true } : { id, note: plan.note, isWritten: true };
}

type CountedVisits = Pick<Member, "visits"> & { isPart: boolean };

/**
 * The visits of a record's member; undefined for a record that was removed meanwhile. They are only a part while the
 * member has orders that are no visits yet, as between the first read of orders and the count after it.
 */
async function visitsOf(ctx: Ctx, id: string): Promise<CountedVisits | undefined> {
  const rows = await ctx.db.$queryRaw<CountedVisits[]>`
    SELECT ${MEMBER}, NOT is_placeholder AND EXISTS (
      SELECT 1 FROM customers c JOIN orders o ON o.customer_id = c.id
      WHERE c.member_id = customers.member_id AND ${waitingOrderCondition}) AS "isPart"
    FROM customers WHERE id = ${id}::uuid AND clover_id IS NOT NULL AND removed_at IS NULL`;
  return rows[0];
}

async function rememberNotes(tx: Ctx, pushed: readonly Pushed[]): Promise<void> {
  await tx.db.$executeRaw`
    UPDATE customers c SET clover_note = nullif(given.note, ''), note_failed_at = NULL, updated_at = now()
    FROM unnest(${column(pushed, ({ id }) => id)}::uuid[],
      ${column(pushed, ({ note }) => cleanLines(note, MAX_NOTE_LENGTH))}::text[]) AS given (id, note)
    WHERE c.id = given.id
      AND (c.clover_note IS DISTINCT FROM nullif(given.note, '') OR c.note_failed_at IS NOT NULL)`;
}

async function rememberFailures(tx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.db.$executeRaw`
    UPDATE customers SET note_failed_at = ${tx.now()} WHERE id = ANY(${[...ids]}::uuid[])`;
}
