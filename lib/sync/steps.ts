import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { log, redact } from "@/lib/log";
import { isUpstreamError } from "@/lib/upstream/error";
import { type SyncKind, sharedKind } from "./kinds";
import type { Run } from "./run-sync";
import { causeOf, isStepFailure, type StepFailure } from "./step-failure";
import type { StepName } from "./step-words";

/**
 * The kind a step is recorded under. The poll writes a few notes itself, and only the push of tiers writes the others
 * that failed.
 */
export const stepKind = (kind: SyncKind, name: StepName): SyncKind =>
  name === "notes" ? "tiers" : sharedKind(kind);

/**
 * Runs one step. An upstream failure stays within the step: it is recorded, and the other steps go on. Everything else,
 * such as a lost lease or a database that is away, ends the run.
 * @returns the failure, or null when the step succeeded
 */
export async function runStep(
  run: Run,
  name: StepName,
  work: () => Promise<void>,
): Promise<StepFailure | null> {
  const kind = stepKind(run.kind, name);
  try {
    await work();
  } catch (error) {
    run.signal.throwIfAborted();
    if (!isStepFailure(error)) throw error;
    log.warn({ err: error, runId: String(run.id), kind: run.kind, step: name }, "a step of a sync failed");
    await writeFailure(run.ctx, kind, name, error);
    run.fail(name, error);
    return error;
  }
  // The notes of a few members say nothing about the others.
  if (kind === sharedKind(run.kind)) await writeSuccess(run.ctx, kind, name);
  return null;
}

async function writeFailure(ctx: Ctx, kind: string, name: StepName, error: StepFailure): Promise<void> {
  await ctx.db.$executeRaw`
    INSERT INTO sync_steps AS s (kind, name, last_tried_at, failing_since, cause, error)
    VALUES (${kind}, ${name}, ${ctx.now()}, ${ctx.now()}, ${causeOf(error)}, ${redact(error.message)})
    ON CONFLICT (kind, name) DO UPDATE SET last_tried_at = excluded.last_tried_at,
      failing_since = coalesce(s.failing_since, excluded.failing_since), cause = excluded.cause, error = excluded.error`;
}

async function writeSuccess(ctx: Ctx, kind: string, name: StepName): Promise<void> {
  await ctx.db.$executeRaw`
    INSERT INTO sync_steps (kind, name, last_tried_at, last_done_at)
    VALUES (${kind}, ${name}, ${ctx.now()}, ${ctx.now()})
    ON CONFLICT (kind, name) DO UPDATE SET last_tried_at = excluded.last_tried_at,
      last_done_at = excluded.last_done_at, failing_since = NULL, cause = NULL, error = NULL`;
}

/** The step that shows whether Clover accepts the token at all. */
const TOKEN = { kind: "connection", name: "token" } as const;

/**
 * Tells a refused token from a refused permission, both of which are a 401: the token is refused when the cheapest
 * request is refused too. A refused token is tried again after each run, because a run may succeed without a request.
 */
export async function noteToken(run: Run, clover: Pick<CloverClient, "merchant">): Promise<void> {
  const isRefused = [...run.failed.values()].some((error) => causeOf(error) === "unauthorized");
  if (!isRefused && !(await wasTokenRefused(run.ctx))) return;
  try {
    await clover.merchant(run.signal);
    await writeSuccess(run.ctx, TOKEN.kind, TOKEN.name);
  } catch (error) {
    if (!isUpstreamError(error) || error.kind !== "unauthorized") return;
    await writeFailure(run.ctx, TOKEN.kind, TOKEN.name, error);
  }
}

const wasTokenRefused = async ({ db }: Ctx): Promise<boolean> =>
  (await db.syncStep.count({ where: { ...TOKEN, failingSince: { not: null } } })) > 0;
