import "server-only";
import type { AuditAction, AuditEntity } from "@/lib/audit/action-words";
import { actorName, type Ctx, requireAdmin } from "@/lib/context";
import type { Prisma } from "@/lib/db/client";

type Fields = Readonly<Record<string, unknown>>;

type Change = {
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  /**
   * The name of what changed: a title, a product, an admin's account. Never of a customer: entries cannot be erased.
   */
  label?: string;
  before?: Fields;
  after?: Fields;
  /** The admin who acts, where the context does not have them yet: at sign-in. */
  by?: { id: string; username: string };
};

/** Fields that are bookkeeping, not a change somebody made. */
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

/**
 * Appends to the record of who changed what, in the transaction that changes it. The database lets nobody change or
 * remove an entry, so it names customers by id only, and only staff and the shop itself make one.
 * @throws {AppError} unauthenticated for a visitor, forbidden for a customer
 */
export async function recordChange(
  tx: Ctx,
  { action, entity, entityId, label, before, after, by }: Change,
): Promise<void> {
  if (!by) requireAdmin(tx);
  const actorId = tx.actor.kind === "user" ? tx.actor.id : null;
  await tx.db.auditEntry.create({
    data: {
      at: tx.now(),
      actorId: by?.id ?? actorId,
      actorName: by?.username ?? actorName(tx),
      action,
      entity,
      entityId,
      label: label?.slice(0, 200) ?? null,
      changes: changedFields(before, after) as Prisma.InputJsonObject,
    },
  });
}
