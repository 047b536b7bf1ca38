import "server-only";
import { type Ctx, withTransaction } from "@/lib/context";
import type { AuditEntity } from "./action-words";
import { recordChange } from "./record-change";

type Stored = { id: string; title?: string };

/** Creates one thing and records who did. */
export async function createRecorded<Dto extends Stored>(
  ctx: Ctx,
  entity: AuditEntity,
  create: (tx: Ctx) => Promise<Dto>,
): Promise<Dto> {
  return withTransaction(ctx, async (tx) => {
    const after = await create(tx);
    await recordChange(tx, { action: "create", entity, entityId: after.id, label: after.title, after });
    return after;
  });
}

/** Deletes one thing and records who did, with what it was. */
export async function deleteRecorded<Dto extends Stored>(
  ctx: Ctx,
  entity: AuditEntity,
  remove: (tx: Ctx) => Promise<Dto>,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const before = await remove(tx);
    await recordChange(tx, { action: "delete", entity, entityId: before.id, label: before.title, before });
  });
}
