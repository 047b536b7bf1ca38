import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/actor";
import { type Db, db } from "@/lib/db/client";
import { AppError, NO_ADMIN } from "@/lib/errors";

/** The first argument of every verb: actor, database handle and clock. */
export type Ctx = {
  readonly actor: Actor;
  readonly db: Db;
  readonly now: () => Date;
  readonly requestId: string;
  /**
   * Marks cache tags as changed, before the change is committed: the answer to a COMMIT may be lost. The entry point
   * invalidates them when the verb has ended, however it ended.
   */
  readonly touch: (...tags: string[]) => void;
  readonly touched: ReadonlySet<string>;
};

/** A context whose actor is known by type. */
export type CtxOf<By extends Actor> = Ctx & { readonly actor: By };

type CtxParts<By extends Actor> = { actor: By; db?: Db; now?: () => Date; requestId?: string };

export function createCtx<By extends Actor>({
  actor,
  db: handle,
  now = () => new Date(),
  requestId = randomUUID(),
}: CtxParts<By>): CtxOf<By> {
  const touched = new Set<string>();
  return {
    actor,
    // The client is created at first use: a context for a page without data needs no database.
    get db() {
      return handle ?? db();
    },
    now,
    requestId,
    touched,
    touch: (...tags) => {
      for (const tag of tags) touched.add(tag);
    },
  };
}

export const systemCtx = (name: string, now?: () => Date): Ctx =>
  createCtx({ actor: { kind: "system", name }, now });

/**
 * The first line of every verb that staff or the shop itself may run.
 * @throws {AppError} unauthenticated for a visitor, forbidden for a customer.
 */
export function requireAdmin(ctx: Ctx): void {
  const { actor } = ctx;
  if (actor.kind === "system") return;
  if (actor.kind === "visitor") throw new AppError("unauthenticated");
  if (!actor.isAdmin) throw new AppError("forbidden", NO_ADMIN);
}

/** The name written into the audit record and the sync ledger. */
export function actorName({ actor }: Ctx): string {
  if (actor.kind === "user") return actor.username;
  return actor.kind === "system" ? actor.name : "visitor";
}

const TRANSACTION_TIMEOUT_MS = 30_000;

/** Runs `work` in one transaction; joins the one that is already open. */
export async function withTransaction<T>(ctx: Ctx, work: (tx: Ctx) => Promise<T>): Promise<T> {
  const handle = ctx.db;
  if (!("$transaction" in handle)) return work(ctx);
  return handle.$transaction((tx) => work({ ...ctx, db: tx }), {
    timeout: TRANSACTION_TIMEOUT_MS,
    maxWait: 5_000,
  });
}
