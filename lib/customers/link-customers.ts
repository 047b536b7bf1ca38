import "server-only";
import type { AuditAction } from "@/lib/audit/action-words";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { actorName, type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { changeMembership } from "@/lib/customers/change-membership";
import { lockCustomers, lockMembers } from "@/lib/customers/lock-customers";
import { regroupMembers } from "@/lib/customers/regroup-members";
import { CustomerPairInput } from "@/lib/customers/schema";
import { AppError } from "@/lib/errors";
import { IdInput } from "@/lib/ids";
import { parseInput } from "@/lib/parse";

type Pair = { fromId: string; toId: string };

/**
 * Joins two records into one member: their visits count together from now on. Changes the shop's own data only.
 * @throws {AppError} bad_input, not_found, or conflict when they are one member already
 */
export async function joinCustomers(ctx: Ctx, input: CustomerPairInput): Promise<void> {
  requireAdmin(ctx);
  const pair = ordered(parseInput(CustomerPairInput, input));
  await changeMembers(ctx, pair, "join", async (tx, records) => {
    if (records[0].memberId === records[1].memberId)
      throw new AppError("conflict", "These records are one member already.");
    await setLink(tx, pair, "same");
  });
}

/**
 * Undoes a join of two records. A shared phone number still makes them one member.
 * @throws {AppError} bad_input, not_found
 */
export async function undoJoin(ctx: Ctx, input: CustomerPairInput): Promise<void> {
  requireAdmin(ctx);
  const pair = ordered(parseInput(CustomerPairInput, input));
  await changeMembers(ctx, pair, "undo join", async (tx) => {
    await removeLink(tx, pair, "same");
    await dismissAgain(tx, pair);
  });
}

/**
 * Marks a likely duplicate as two people, so that it is not listed again. The members stay as they are.
 * @throws {AppError} bad_input, not_found, or conflict when they are one member or kept as two people already
 */
export async function dismissDuplicate(ctx: Ctx, input: CustomerPairInput): Promise<void> {
  requireAdmin(ctx);
  const pair = ordered(parseInput(CustomerPairInput, input));
  await changeMembers(ctx, pair, "not the same", async (tx, [one, other]) => {
    // A list loaded before a colleague joined the pair must not separate it again.
    if (one.memberId !== null && one.memberId === other.memberId)
      throw new AppError("conflict", "These records are one member already.");
    if ((await tx.db.customerLink.count({ where: { ...pair, kind: "different" } })) > 0)
      throw new AppError("conflict", "These records are kept as two people already.");
    await setLink(tx, pair, "different");
  });
}

/**
 * Lists a dismissed pair again.
 * @throws {AppError} bad_input, not_found
 */
export async function undoDismissal(ctx: Ctx, input: CustomerPairInput): Promise<void> {
  requireAdmin(ctx);
  const pair = ordered(parseInput(CustomerPairInput, input));
  await changeMembers(ctx, pair, "undo not the same", (tx) => removeLink(tx, pair, "different"));
}

/**
 * Separates a record from its member: its number no longer groups it with others, and joins by staff are undone.
 * @throws {AppError} bad_input, not_found, or conflict when it stands alone already
 */
export async function separateCustomer(ctx: Ctx, input: IdInput): Promise<void> {
  requireAdmin(ctx);
  const { id } = parseInput(IdInput, input);
  await changeMembership(ctx, id, "part", async (tx, { isSeparate }) => {
    const joinedTo = await joinsOf(tx, id);
    if (isSeparate && joinedTo.length === 0)
      throw new AppError("conflict", "This record stands alone already.");
    await tx.db.customerLink.deleteMany({ where: { kind: "same", OR: [{ fromId: id }, { toId: id }] } });
    for (const other of joinedTo) await dismissAgain(tx, ordered({ fromId: id, toId: other }));
    return {
      data: { isSeparate: true },
      before: { isSeparate, joinedTo },
      after: { isSeparate: true, joinedTo: [] },
      joins: joinedTo,
    };
  });
}

/**
 * Undoes a separation: the record's number groups it again, and earlier joins are restored.
 * @throws {AppError} bad_input, not_found, or conflict when it was not separated
 */
export async function undoSeparation(ctx: Ctx, input: IdInput): Promise<void> {
  requireAdmin(ctx);
  const { id } = parseInput(IdInput, input);
  await changeMembership(ctx, id, "undo part", async (tx, { isSeparate }) => {
    if (!isSeparate) throw new AppError("conflict", "This record was not separated.");
    const joinedTo = await joinsBeforeSeparation(tx, id);
    for (const other of joinedTo) await setLink(tx, ordered({ fromId: id, toId: other }), "same");
    return {
      data: { isSeparate: false },
      before: { isSeparate, joinedTo: [] },
      after: { isSeparate: false, joinedTo },
      joins: joinedTo,
    };
  });
}

/**
 * The records that the last separation unlinked, as far as they still exist and nobody has marked them as other people
 * since.
 */
async function joinsBeforeSeparation(tx: Ctx, id: string): Promise<string[]> {
  const rows = await tx.db.$queryRaw<{ id: string }[]>`
    WITH part AS (
      SELECT at, changes FROM audit_entries
      WHERE entity = 'customer' AND entity_id = ${id} AND action = 'part' ORDER BY id DESC LIMIT 1)
    SELECT c.id FROM part
    CROSS JOIN jsonb_array_elements_text(coalesce(nullif(part.changes -> 'joinedTo' -> 0, 'null'), '[]')) former
    JOIN customers c ON c.id::text = former
    WHERE NOT EXISTS (
      SELECT FROM customer_links l WHERE l.kind = 'different' AND l.created_at > part.at
        AND (l.from_id = ${id}::uuid AND l.to_id = c.id OR l.from_id = c.id AND l.to_id = ${id}::uuid))`;
  return rows.map((row) => row.id);
}

async function joinsOf(tx: Ctx, id: string): Promise<string[]> {
  const links = await tx.db.customerLink.findMany({
    where: { kind: "same", OR: [{ fromId: id }, { toId: id }] },
  });
  return links.map(({ fromId, toId }) => (fromId === id ? toId : fromId));
}

type PairRecord = { id: string; memberId: string | null };

async function changeMembers(
  ctx: Ctx,
  { fromId, toId }: Pair,
  action: AuditAction,
  change: (tx: Ctx, records: [PairRecord, PairRecord]) => Promise<void>,
): Promise<void> {
  ctx.touch(tags.customers(), tags.duplicates());
  await withTransaction(ctx, async (tx) => {
    await lockMembers(tx.db);
    await lockCustomers(tx.db, [fromId, toId]);
    const [one, other] = await tx.db.customer.findMany({
      where: { id: { in: [fromId, toId] } },
      select: { id: true, memberId: true },
      orderBy: { id: "asc" },
    });
    if (!one || !other) throw new AppError("not_found", "There is no such customer.");
    await change(tx, [one, other]);
    await regroupMembers(tx.db, [fromId, toId]);
    await recordChange(tx, { action, entity: "customer", entityId: fromId, after: { with: toId } });
    await recordChange(tx, { action, entity: "customer", entityId: toId, after: { with: fromId } });
  });
}

async function setLink(tx: Ctx, { fromId, toId }: Pair, kind: "same" | "different"): Promise<void> {
  const createdBy = actorName(tx);
  await tx.db.customerLink.upsert({
    where: { fromId_toId: { fromId, toId } },
    create: { fromId, toId, kind, createdBy, createdAt: tx.now() },
    update: { kind, createdBy, createdAt: tx.now() },
  });
}

async function removeLink(tx: Ctx, { fromId, toId }: Pair, kind: "same" | "different"): Promise<void> {
  const { count } = await tx.db.customerLink.deleteMany({ where: { fromId, toId, kind } });
  if (count === 0) throw new AppError("not_found", "There is no such decision to undo.");
}

/** Restores the decision that two records are two people when the join that replaced it is undone. */
async function dismissAgain(tx: Ctx, { fromId, toId }: Pair): Promise<void> {
  const [last] = await tx.db.$queryRaw<{ action: AuditAction; createdBy: string; createdAt: Date }[]>`
    SELECT action, actor_name AS "createdBy", at AS "createdAt" FROM audit_entries
    WHERE entity = 'customer' AND entity_id = ${fromId} AND changes -> 'with' ->> 1 = ${toId}
      AND action IN ('not the same', 'undo not the same') ORDER BY id DESC LIMIT 1`;
  if (last?.action !== "not the same") return;
  const { createdBy, createdAt } = last;
  await tx.db.customerLink.create({ data: { fromId, toId, kind: "different", createdBy, createdAt } });
}

/** Orders a pair by id, so that either order means the same pair. */
const ordered = ({ fromId, toId }: Pair): Pair =>
  fromId < toId ? { fromId, toId } : { fromId: toId, toId: fromId };
