import "server-only";
import { actorName, type Ctx } from "@/lib/context";
import type { Prisma } from "@/lib/db/client";

type Fields = Readonly<Record<string, unknown>>;
export type AuditAction =
  | "create"
  | "update"
  | "delete"
  | "void"
  | "restore"
  | "sync"
  | "check-in"
  | "set password";

type Change = {
  action: AuditAction;
  entity: string;
  entityId: string;
  before?: Fields;
  after?: Fields;
};

/** What counts as bookkeeping, not as a change somebody made. */
const IGNORED = new Set(["id", "version", "createdAt", "updatedAt"]);

/** Field to [before, after], for the fields that differ. */
export function changedFields(before: Fields = {}, after: Fields = {}): Record<string, [unknown, unknown]> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)].filter((name) => !IGNORED.has(name)));
  const changes: Record<string, [unknown, unknown]> = {};
  for (const name of names) {
    const pair: [unknown, unknown] = [before[name] ?? null, after[name] ?? null];
    if (JSON.stringify(pair[0]) !== JSON.stringify(pair[1])) changes[name] = pair;
  }
  return changes;
}

/** Appends to the record of who changed what, in the transaction that changes it. */
export async function recordChange(
  tx: Ctx,
  { action, entity, entityId, before, after }: Change,
): Promise<void> {
  await tx.db.auditEntry.create({
    data: {
      at: tx.now(),
      actorId: tx.actor.kind === "user" ? tx.actor.id : null,
      actorName: actorName(tx),
      action,
      entity,
      entityId,
      changes: changedFields(before, after) as Prisma.InputJsonObject,
    },
  });
}
