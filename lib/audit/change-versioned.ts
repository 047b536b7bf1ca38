import "server-only";
import { type Ctx, withTransaction } from "@/lib/context";
import { AppError } from "@/lib/errors";
import type { AuditEntity } from "./action-words";
import { recordChange } from "./record-change";
import { holds } from "./recorded";

type Change<Dto extends { version: number; title: string }> = {
  /** The kind of thing, as the audit and the refusal name it. */
  entity: AuditEntity;
  id: string;
  /** The version the editor began from; the newest when they do not say. */
  version: number | undefined;
  /** The fields to change as they were sent, named as in the DTO. */
  fields: Partial<Dto>;
  read: (tx: Ctx) => Promise<Dto>;
  /** Writes what `before` becomes, if the stored version is still `from`; returns the number of rows written. */
  write: (tx: Ctx, before: Dto, from: number) => Promise<{ count: number }>;
};

/** The refusal of an edit that would overwrite somebody else's. */
export const editConflict = (entity: AuditEntity): AppError =>
  new AppError("conflict", `Somebody else changed this ${entity} in the meantime. Reload to see it.`);

/**
 * Changes one thing, unless somebody else did since the version the change began from, and records who did what. Sent
 * again because no answer came, a change is made once.
 * @throws {AppError} conflict
 */
export async function changeVersioned<Dto extends { version: number; title: string }>(
  ctx: Ctx,
  { entity, id, version, fields, read, write }: Change<Dto>,
): Promise<Dto> {
  return withTransaction(ctx, async (tx) => {
    const before = await read(tx);
    const { count } = await write(tx, before, version ?? before.version);
    const after = await read(tx);
    if (count === 0) {
      if (holds(after, fields)) return after;
      throw editConflict(entity);
    }
    await recordChange(tx, { action: "update", entity, entityId: id, label: after.title, before, after });
    return after;
  });
}
