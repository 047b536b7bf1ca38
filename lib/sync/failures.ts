import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { lockSetting, storeSetting } from "@/lib/settings/setting-store";
import type { SyncKind } from "./kinds";
import { isReading, isStepName, type StepName, stepSentence } from "./step-words";
import { stepKind } from "./steps";

/** A step of a sync that fails, and why. */
export type FailingStep = {
  kind: string;
  name: StepName;
  since: Date;
  cause: string | null;
  error: string | null;
};

export type SyncHealth = {
  /** Since when Clover refuses the shop's token, so that nothing is read; null while it accepts the token. */
  tokenRefusedSince: Date | null;
  failing: FailingStep[];
};

/** The setting with the id of the newest failed run that staff have acknowledged. */
const SEEN_KEY = "sync-failures-seen";

/** Failed runs of one kind and reason that nobody has acknowledged. */
export type FailureGroup = {
  kind: SyncKind;
  error: string;
  times: number;
  firstAt: string;
  lastAt: string;
};

type Row = { kind: SyncKind; error: string; times: number; firstAt: Date; lastAt: Date };

/** What cannot be read at the moment, and since when. */
export async function readSyncHealth(ctx: Ctx): Promise<SyncHealth> {
  requireAdmin(ctx);
  const rows = await ctx.db.syncStep.findMany({
    where: { failingSince: { not: null } },
    orderBy: [{ failingSince: "asc" }, { name: "asc" }],
  });
  const token = rows.find(({ kind }) => kind === "connection");
  const failing = rows.flatMap(({ kind, name, failingSince, cause, error }) =>
    kind !== "connection" && isStepName(name) && failingSince
      ? [{ kind, name, since: failingSince, cause, error }]
      : [],
  );
  return { tokenRefusedSince: token?.failingSince ?? null, failing };
}

/**
 * Whether Clover refuses a read. A note that it refuses to store is no read, and a list that missed too many records
 * was read, only not trusted.
 */
export const failsToRead = ({ failing }: SyncHealth): boolean =>
  failing.some(({ name, cause }) => isReading(name) && cause !== "guard");

/** Failures that nobody has acknowledged yet, grouped by kind and reason, the latest first. */
export async function listFailures(ctx: Ctx): Promise<FailureGroup[]> {
  requireAdmin(ctx);
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT kind, coalesce(error, 'No reason was given.') AS error, count(*)::int AS times,
      min(started_at) AS "firstAt", max(started_at) AS "lastAt"
    FROM sync_runs
    WHERE status IN ('failed', 'stopped', 'partial')
      -- A run that was still going when the failures were seen may have failed since.
      AND NOT EXISTS (SELECT FROM settings WHERE key = ${SEEN_KEY} AND sync_runs.id <= nullif(value, '')::bigint
        AND coalesce(finished_at, started_at) <= settings.updated_at)
    GROUP BY 1, 2 ORDER BY max(started_at) DESC LIMIT 20`;
  return rows.map((row) => ({
    ...row,
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
  }));
}

/** Failures without those that the dashboard already shows as steps that still fail. */
export function untoldFailures(failures: readonly FailureGroup[], { failing }: SyncHealth): FailureGroup[] {
  return failures.flatMap((group) => {
    const error = untoldError(group.kind, group.error, failing);
    return error ? [{ ...group, error }] : [];
  });
}

/**
 * A run's error without the steps that still fail: a partial run names its failed steps one sentence after another, and
 * a failed one has the error of a step where that ended it.
 */
export function untoldError(
  kind: SyncKind,
  error: string | null,
  failing: readonly FailingStep[],
): string | null {
  if (error === null) return null;
  const told = failing
    .filter((step) => step.kind === stepKind(kind, step.name))
    .flatMap((step) => [stepSentence({ ...step, since: undefined }), ...(step.error ? [step.error] : [])]);
  const rest = told.reduce((left, sentence) => left.replace(sentence, ""), error);
  return rest.replace(/ {2,}/g, " ").trim();
}

/** Acknowledges every failure up to now; the history keeps them. */
export async function markFailuresSeen(ctx: Ctx): Promise<void> {
  requireAdmin(ctx);
  ctx.touch(tags.syncRuns());
  await withTransaction(ctx, async (tx) => {
    const before = await lockSetting(tx.db, SEEN_KEY);
    const newest = await tx.db.syncRun.findFirst({ orderBy: { id: "desc" }, select: { id: true } });
    const value = String(newest?.id ?? 0);
    await storeSetting(tx.db, SEEN_KEY, value);
    await recordChange(tx, {
      action: "confirm",
      entity: "sync",
      entityId: SEEN_KEY,
      before: { seenUpTo: before },
      after: { seenUpTo: value },
    });
  });
}
