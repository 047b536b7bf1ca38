import "server-only";
import pLimit from "p-limit";
import type { Ctx } from "@/lib/context";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { backfillCheckins } from "@/lib/loyalty/backfill-checkins";
import { TIERS } from "@/lib/loyalty/tier";
import { planNote } from "@/lib/loyalty/tier-note";
import { isUpstreamError } from "@/lib/upstream/error";
import { countReasons } from "./ledger";
import type { Run } from "./run-sync";
import { column } from "./sql";

export type TiersTarget = Pick<CloverClient, "customer" | "updateCustomerMetadata">;

type Member = { id: string; cloverId: string; visits: number; note: string };
type Pushed = { id: string; note: string; isWritten: boolean };
type Skip = { reason: string };

const PAGE = 1_000;
/** Members read and written between two commits: progress is seen, and a broken run forgets little. */
const BATCH = 40;
/** One less than Clover allows, so that a pull beside it is not starved. */
const IN_FLIGHT = 4;
const VISITS_OF_A_TIER = Math.min(...TIERS.map(({ visits }) => visits));

/**
 * Makes visits of new paid orders, then writes each member's tier into the customer's note at the point of sale
 * where it is not there yet. Each note is read right before it is written, and every other field is sent back.
 */
export async function pushTiers(run: Run, clover: TiersTarget): Promise<void> {
  await backfillCheckins(run.ctx);
  await run.expect(await countMembers(run.ctx));
  let after: string | null = null;
  do {
    const members: Member[] = await membersAfter(run.ctx, after);
    after = members.length < PAGE ? null : (members.at(-1)?.id ?? null);
    const outdated = members.filter(({ note, visits }) => planNote(note, visits).kind !== "right");
    for (let at = 0; at < outdated.length; at += BATCH)
      await pushBatch(run, clover, outdated.slice(at, at + BATCH));
    await run.commit(async () => ({ read: members.length - outdated.length }));
  } while (after !== null);
}

async function countMembers(ctx: Ctx): Promise<number> {
  const rows = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM customers
    WHERE clover_id IS NOT NULL AND removed_at IS NULL AND NOT is_placeholder
      AND (checkin_count >= ${VISITS_OF_A_TIER} OR clover_note LIKE '%[Loyalty]%')`;
  return rows[0]?.count ?? 0;
}

/** Those who have a tier, and those who may have a line from when they had one. */
async function membersAfter(ctx: Ctx, after: string | null): Promise<Member[]> {
  return ctx.db.$queryRaw<Member[]>`
    SELECT id, clover_id AS "cloverId", checkin_count AS visits, coalesce(clover_note, '') AS note FROM customers
    WHERE clover_id IS NOT NULL AND removed_at IS NULL AND NOT is_placeholder
      AND (checkin_count >= ${VISITS_OF_A_TIER} OR clover_note LIKE '%[Loyalty]%')
      AND (${after}::uuid IS NULL OR id > ${after}::uuid)
    ORDER BY id LIMIT ${PAGE}::int`;
}

/** What was written before a failure is kept, then the failure ends the run. */
async function pushBatch(run: Run, clover: TiersTarget, members: readonly Member[]): Promise<void> {
  const limit = pLimit(IN_FLIGHT);
  const failures: unknown[] = [];
  const outcomes = await Promise.all(
    members.map((member) =>
      limit(async () => {
        if (failures.length > 0) return null;
        return pushOne(run, clover, member).catch((error: unknown) => {
          failures.push(error);
          return null;
        });
      }),
    ),
  );
  const pushed = outcomes.filter((outcome): outcome is Pushed => outcome !== null && "id" in outcome);
  const skipped = outcomes.filter((outcome): outcome is Skip => outcome !== null && "reason" in outcome);
  await run.commit(async (tx) => {
    await rememberNotes(tx, pushed);
    const updated = pushed.filter(({ isWritten }) => isWritten).length;
    return { read: pushed.length + skipped.length, updated, skipped: countReasons(skipped) };
  });
  if (failures.length > 0) throw failures[0];
}

async function pushOne(
  run: Run,
  clover: TiersTarget,
  { id, cloverId, visits }: Member,
): Promise<Pushed | Skip> {
  const customer = await clover.customer(cloverId, run.signal);
  if (!customer) return { reason: "customer: is no longer at the point of sale" };
  if (!customer.metadata) return { reason: "note: could not be read" };
  const current = customer.metadata.note ?? "";
  const plan = planNote(current, visits);
  if (plan.kind === "full") return { reason: "note: staff's text leaves no room" };
  if (plan.kind === "right") return { id, note: current, isWritten: false };
  try {
    await clover.updateCustomerMetadata(cloverId, { ...customer.metadata, note: plan.note }, run.signal);
  } catch (error) {
    if (error instanceof RangeError) return { reason: "company: is longer than Clover keeps" };
    if (isUpstreamError(error) && error.upstreamStatus === 404) {
      return { reason: "customer: is no longer at the point of sale" };
    }
    throw error;
  }
  return { id, note: plan.note, isWritten: true };
}

async function rememberNotes(tx: Ctx, pushed: readonly Pushed[]): Promise<void> {
  await tx.db.$executeRaw`
    UPDATE customers c SET clover_note = given.note, updated_at = now()
    FROM unnest(${column(pushed, ({ id }) => id)}::uuid[], ${column(pushed, ({ note }) => note)}::text[])
      AS given (id, note)
    WHERE c.id = given.id AND c.clover_note IS DISTINCT FROM given.note`;
}
