import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { flushingAfter, flushTouched } from "@/lib/cache/flush";
import { tags } from "@/lib/cache/tags";
import { actorName, type Ctx, createCtx, requireAdmin, withTransaction } from "@/lib/context";
import { translateDatabaseError } from "@/lib/db/errors";
import { AppError, ERRORS } from "@/lib/errors";
import { log, redact } from "@/lib/log";
import type { Counts } from "./counts";
import { type SyncKind, sharedKind } from "./kinds";
import {
  acquireLease,
  HEARTBEAT_MS,
  LEASE_MS,
  type Lease,
  LeaseLostError,
  releaseLease,
  renewLease,
} from "./lease";
import { addCounts, closeRun, hasChanges, NO_COUNTS, openRun, writeCounts, writeExpected } from "./ledger";
import { retryTransaction } from "./retry";
import { steadyHeap } from "./steady-heap";
import { causeOf, type StepFailure } from "./step-failure";
import { type StepName, stepSentence } from "./step-words";

/** The context of a run, through which it writes page by page. */
export type Run = {
  readonly id: bigint;
  readonly kind: SyncKind;
  readonly ctx: Ctx;
  readonly startedAt: Date;
  /** Aborted when the lease is lost; pass it to every call that waits. */
  readonly signal: AbortSignal;
  readonly counts: () => Counts;
  /** Records that a step failed; see `runStep`. */
  readonly fail: (step: StepName, error: StepFailure) => void;
  /** The steps that have failed, in their order. */
  readonly failed: ReadonlyMap<StepName, StepFailure>;
  /** Sets how many records the run is going to read, for the progress bar. */
  readonly expect: (records: number) => Promise<void>;
  /**
   * Commits one page: `work`, the ledger's counters and the renewal of the lease, in one transaction. The position
   * belongs to the same transaction, by `savePosition(tx, ...)` inside `work`. Retried when the database is away, but
   * never carried out twice.
   */
  readonly commit: (work: (tx: Ctx) => Promise<Partial<Counts>>) => Promise<void>;
};

export type RunOptions = {
  /** Called at every named point; tests throw or kill there. */
  onPoint?: (point: string) => Promise<void> | void;
  holder?: string;
  leaseMs?: number;
  /** How often the screens see the progress of a run, in milliseconds. */
  followMs?: number;
};

export type BegunRun = { id: bigint; done: Promise<Counts> };

/**
 * The cache tags of each kind. Inventory touches its tags itself and only when something changed, because its pages are
 * public and many.
 */
const TAGS_OF: Record<SyncKind, string[]> = {
  inventory: [],
  orders: [tags.orders(), tags.customers()],
  customers: [tags.customers()],
  changes: [tags.orders(), tags.customers()],
  visits: [tags.customers()],
  tiers: [tags.customers()],
};

const FOLLOW_MS = 5_000;
/** A read of changed orders takes seconds, unless hundreds have changed. */
const CHANGES_WAIT_MS = 20_000;
const CHANGES_RETRY_MS = 200;

const NAMES: Record<SyncKind, string> = {
  inventory: "inventory sync",
  orders: "orders sync",
  customers: "customers sync",
  changes: "orders sync",
  visits: "count of visits",
  tiers: "tier sync",
};

/**
 * Begins a run and returns as soon as it holds the lease; `done` settles when the run ends. The run outlives the
 * request that began it, so it flushes the cache itself.
 * @throws {AppError} conflict when a run of this kind is in progress, in this process or another; a complete read of
 * orders first waits for a poll of recent ones
 */
export async function beginSync(
  caller: Ctx,
  kind: SyncKind,
  work: (run: Run) => Promise<void>,
  options: RunOptions = {},
): Promise<BegunRun> {
  requireAdmin(caller);
  const ctx = createCtx({ actor: caller.actor, db: caller.db, now: caller.now, requestId: caller.requestId });
  const { holder, leaseMs = LEASE_MS } = options;
  const take = () => acquireLease(ctx, leaseOf(kind), { holder, leaseMs });
  const lease = (await take()) ?? (kind === "orders" ? await afterChanges(ctx, take) : null);
  if (!lease) throw new AppError("conflict", `The ${NAMES[kind]} is already running.`);
  const { id, isAfterDead } = await openLedger(ctx, kind, lease);
  if (kind === "inventory" && isAfterDead) ctx.touch(tags.products(), tags.categories(), tags.stockReadAt());
  return { id, done: carryOut(ctx, kind, id, lease, work, { ...options, leaseMs }) };
}

/** Tries again while the minute's read of changed orders goes on: whoever asks for all orders need not know of it. */
async function afterChanges(ctx: Ctx, take: () => Promise<Lease | null>): Promise<Lease | null> {
  for (const until = performance.now() + CHANGES_WAIT_MS; performance.now() < until; ) {
    const latest = await ctx.db.syncRun.findFirst({
      where: { kind: { in: ["orders", "changes"] } },
      orderBy: { id: "desc" },
    });
    if (latest?.kind === "orders" && latest.status === "running") return null;
    await wait(CHANGES_RETRY_MS);
    const lease = await take();
    if (lease) return lease;
  }
  return null;
}

/** A run that cannot be recorded in the ledger does not start, and releases its lease. */
async function openLedger(ctx: Ctx, kind: SyncKind, lease: Lease): ReturnType<typeof openRun> {
  try {
    return await openRun(ctx, kind, actorName(ctx));
  } catch (error) {
    await attempt(() => releaseLease(ctx, lease));
    log.error({ err: error, kind }, "a sync did not start, because it could not be recorded");
    throw translateDatabaseError(error);
  }
}

async function carryOut(
  ctx: Ctx,
  kind: SyncKind,
  id: bigint,
  lease: Lease,
  work: (run: Run) => Promise<void>,
  options: RunOptions & { leaseMs: number },
): Promise<Counts> {
  const stop = new AbortController();
  const heart = beat(ctx, lease, options.leaseMs, stop);
  const releaseHeap = steadyHeap();
  const run = makeRun(ctx, kind, id, lease, stop.signal, options);
  const following = setInterval(() => void follow(run), options.followMs ?? FOLLOW_MS).unref();
  // A context of its own, because the tags of what the run wrote are flushed before it is closed.
  const closing = createCtx(ctx);
  closing.touch(tags.syncRuns());
  try {
    ctx.touch(...TAGS_OF[kind]);
    // A process that is killed before the run is closed leaves it open, and then the next run flushes these tags.
    await flushingAfter(ctx, "job", async () => {
      await work(run);
      await run.commit(async () => ({}));
    });
    const { failed } = run;
    const sentences = [...failed].map(([name, error]) =>
      stepSentence({ name, cause: causeOf(error), error: error.message }),
    );
    // Before the run is closed, as its end may be committed although the answer is lost.
    if (kind === "inventory" && !failed.has("products")) closing.touch(tags.stockReadAt());
    await closeRun(ctx, id, redact(sentences.join(" ")) || null, failed.size > 0 ? "partial" : "done");
    return run.counts();
  } catch (thrown) {
    const error = stop.signal.aborted ? stop.signal.reason : translateDatabaseError(thrown);
    log.warn({ err: error, runId: String(id), kind }, "a sync did not finish");
    await attempt(() => closeRun(ctx, id, sentence(error), "failed"));
    throw error;
  } finally {
    clearInterval(heart);
    clearInterval(following);
    releaseHeap();
    // Before the lease, whose release is tried for some time.
    await flushTouched(closing, "job");
    await attempt(() => releaseLease(ctx, lease));
  }
}

export const leaseOf = (kind: SyncKind): string => `sync:${sharedKind(kind)}`;

function makeRun(
  ctx: Ctx,
  kind: SyncKind,
  id: bigint,
  lease: Lease,
  signal: AbortSignal,
  { onPoint, leaseMs }: RunOptions & { leaseMs: number },
): Run {
  let counts = NO_COUNTS;
  const failed = new Map<StepName, StepFailure>();
  const reach = async (point: string) => {
    await onPoint?.(point);
    signal.throwIfAborted();
  };
  return {
    id,
    ctx,
    startedAt: ctx.now(),
    signal,
    counts: () => counts,
    kind,
    fail: (step, error) => void failed.set(step, error),
    failed,
    expect: (records) => writeExpected(ctx, id, records),
    commit: async (work) => {
      await reach("before page");
      let tried: { transaction: string; total: Counts } | null = null;
      const page = () =>
        withTransaction(ctx, async (tx) => {
          const transaction = await beginPage(tx);
          await renewLease(tx, lease, leaseMs);
          // An earlier try has ended by now: it held the lock on the lease's row.
          if (tried && (await isCommitted(tx, tried.transaction))) return tried.total;
          const total = addCounts(counts, { ...NO_COUNTS, ...(await work(tx)) });
          await writeCounts(tx, id, total);
          await reach("inside page");
          tried = { transaction, total };
          return total;
        });
      counts = await retryTransaction(page, signal);
      await reach("after page");
    },
  };
}

/**
 * Bounds how long a suspended process can hold its locks. The embedded database has a limit of its own
 * (server/embedded-database), and does not survive PostgreSQL's.
 * @returns the id of the transaction, by which a retry finds out what became of it
 */
async function beginPage(tx: Ctx): Promise<string> {
  const rows = await tx.db.$queryRaw<{ transaction: string }[]>`
    SELECT pg_current_xact_id()::text AS transaction, set_config('idle_in_transaction_session_timeout',
      CASE WHEN version() LIKE '%PGlite%' THEN '0' ELSE '15s' END, true)`;
  return rows[0]?.transaction ?? "";
}

/** Whether an ended transaction was committed, for when the connection was lost before the answer to its COMMIT. */
async function isCommitted(tx: Ctx, transaction: string): Promise<boolean> {
  const rows = await tx.db.$queryRaw<{ status: string | null }[]>`
    SELECT pg_xact_status(${transaction}::xid8) AS status`;
  return rows[0]?.status === "committed";
}

async function follow({ ctx, counts, kind }: Run): Promise<void> {
  if (TAGS_OF[kind].length === 0 || !hasChanges(counts())) return;
  ctx.touch(...TAGS_OF[kind]);
  await flushTouched(ctx, "job");
}

function beat(ctx: Ctx, lease: Lease, leaseMs: number, stop: AbortController): NodeJS.Timeout {
  const timer = setInterval(() => {
    renewLease(ctx, lease, leaseMs).catch((error: unknown) => {
      if (error instanceof LeaseLostError) stop.abort(error);
      else log.warn({ err: error }, "the lease of a sync could not be renewed");
    });
  }, HEARTBEAT_MS);
  return timer.unref();
}

/** A failure as the ledger and the screens may show it. */
function sentence(error: unknown): string {
  return error instanceof AppError ? redact(error.message) : ERRORS.internal.message;
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await retryTransaction(work);
  } catch (error) {
    log.warn({ err: error }, "the end of a sync could not be written");
  }
}
