import "server-only";
import { isDeepStrictEqual } from "node:util";
import { type Ctx, withTransaction } from "@/lib/context";
import { AppError } from "@/lib/errors";
import type { AuditEntity } from "./action-words";
import { recordChange } from "./record-change";

type Stored = { id: string };
/** The words that the audit lists it by and finds it with. */
type LabelOf<Dto> = (thing: Dto) => string;

const recordCreated = (tx: Ctx, entity: AuditEntity, after: Stored, label: string) =>
  recordChange(tx, { action: "create", entity, entityId: after.id, label, after });

/** Whether a stored thing already has the values of these fields. */
export const holds = <Dto>(stored: Dto, fields: Partial<Dto>): boolean =>
  isDeepStrictEqual({ ...stored, ...fields }, stored);

/** Creates one thing and records who did. */
export async function createRecorded<Dto extends Stored>(
  ctx: Ctx,
  entity: AuditEntity,
  create: (tx: Ctx) => Promise<Dto>,
  labelOf: LabelOf<Dto>,
): Promise<Dto> {
  return withTransaction(ctx, async (tx) => {
    const after = await create(tx);
    await recordCreated(tx, entity, after, labelOf(after));
    return after;
  });
}

type Once<Dto> = {
  /** The fields as they were sent, named as in the DTO. */
  fields: Partial<Dto>;
  /** Undefined when the id is taken. */
  insert: (tx: Ctx) => Promise<Dto | undefined>;
  read: (tx: Ctx) => Promise<Dto>;
  labelOf: LabelOf<Dto>;
};

/**
 * Like createRecorded, for a thing whose id the caller may choose: sent again because no answer came, it is created
 * once, and both times the answer is the same.
 * @throws {AppError} conflict when the thing with this id holds something else than what was sent
 */
export async function createRecordedOnce<Dto extends Stored>(
  ctx: Ctx,
  entity: AuditEntity,
  { fields, insert, read, labelOf }: Once<Dto>,
): Promise<Dto> {
  return withTransaction(ctx, async (tx) => {
    const created = await insert(tx);
    if (created) {
      await recordCreated(tx, entity, created, labelOf(created));
      return created;
    }
    const existing = await read(tx);
    if (holds(existing, { ...fields, id: existing.id })) return existing;
    throw new AppError(
      "conflict",
      `This ${entity} was saved before, with other content. Close this and edit it in the list.`,
    );
  });
}

/** Deletes one thing and records who did, with what it was. */
export async function deleteRecorded<Dto extends Stored>(
  ctx: Ctx,
  entity: AuditEntity,
  remove: (tx: Ctx) => Promise<Dto>,
  labelOf: LabelOf<Dto>,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const before = await remove(tx);
    await recordChange(tx, { action: "delete", entity, entityId: before.id, label: labelOf(before), before });
  });
}
