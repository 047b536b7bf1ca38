import "server-only";
import type { AuditEntity } from "@/lib/audit/action-words";
import type { AuditEntryDto, AuditQuery, HistoryEntry } from "@/lib/audit/schema";
import { type Ctx, requireAdmin } from "@/lib/context";
import type { Prisma } from "@/lib/db/client";
import { escapeLike } from "@/lib/db/like";
import { Id } from "@/lib/ids";
import { addShopDays, fromDateTimeInput } from "@/lib/time";

/** Entries of one page of the audit screen. */
const AUDIT_PAGE_SIZE = 50;
const STREAM_PAGE = 1_000;
/** Entries in the history of one thing. */
const HISTORY_LENGTH = 20;

type Row = {
  id: bigint;
  at: Date;
  actorName: string;
  action: string;
  entity: string;
  entityId: string;
  label: string | null;
  changes: unknown;
};

const toAuditEntryDto = (row: Row): AuditEntryDto => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actorName: row.actorName,
  action: row.action,
  entity: row.entity,
  entityId: row.entityId,
  label: row.label,
  changes: row.changes as HistoryEntry["changes"],
});

/** Who changed one thing, newest first. */
export const historyOf = (ctx: Ctx, entity: AuditEntity, id: string): Promise<AuditEntryDto[]> =>
  historyOfAll(ctx, [{ entity, ids: [id] }]);

/** Who changed any of some things, newest first. */
export async function historyOfAll(
  ctx: Ctx,
  things: readonly { entity: AuditEntity; ids: readonly string[] }[],
): Promise<AuditEntryDto[]> {
  requireAdmin(ctx);
  const rows = await ctx.db.auditEntry.findMany({
    where: { OR: things.map(({ entity, ids }) => ({ entity, entityId: { in: [...ids] } })) },
    orderBy: { id: "desc" },
    take: HISTORY_LENGTH,
  });
  return rows.map(toAuditEntryDto);
}

/** An id is compared alone, so that its index answers; anything else may also be a part of a label. */
function isAbout(text: string): Prisma.AuditEntryWhereInput {
  const { success, data: id } = Id.safeParse(text);
  if (success) return { entityId: id };
  return { OR: [{ entityId: text }, { label: { contains: escapeLike(text), mode: "insensitive" } }] };
}

function whereOf({ entity, by, about, from, to, before }: AuditQuery): Prisma.AuditEntryWhereInput {
  const [first, last] = [fromDateTimeInput(from), fromDateTimeInput(to)];
  return {
    ...(entity && { entity }),
    ...(by && { actorName: by }),
    ...(about && isAbout(about)),
    ...((first || last) && {
      at: { ...(first && { gte: first }), ...(last && { lt: addShopDays(last, 1) }) },
    }),
    ...(before && { id: { lt: BigInt(before) } }),
  };
}

/** One page of the audit, newest first, and the entry after which the next page begins. */
export async function listAudit(
  ctx: Ctx,
  query: AuditQuery,
): Promise<{ entries: AuditEntryDto[]; next: string | null }> {
  requireAdmin(ctx);
  const rows = await ctx.db.auditEntry.findMany({
    where: whereOf(query),
    orderBy: { id: "desc" },
    take: AUDIT_PAGE_SIZE + 1,
  });
  const entries = rows.slice(0, AUDIT_PAGE_SIZE).map(toAuditEntryDto);
  return { entries, next: rows.length > AUDIT_PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null };
}

/** The same entries to the oldest, read a page at a time, for the export. */
export async function* streamAudit(ctx: Ctx, query: AuditQuery): AsyncGenerator<AuditEntryDto> {
  requireAdmin(ctx);
  let before = query.before;
  for (;;) {
    const rows: Row[] = await ctx.db.auditEntry.findMany({
      where: whereOf({ ...query, before }),
      orderBy: { id: "desc" },
      take: STREAM_PAGE,
    });
    for (const row of rows) yield toAuditEntryDto(row);
    const last = rows.at(-1);
    if (!last || rows.length < STREAM_PAGE) return;
    before = String(last.id);
  }
}

/** Everybody who appears in the audit, for its filter. */
export async function auditActors(ctx: Ctx): Promise<string[]> {
  requireAdmin(ctx);
  // A loose index scan: one index step per name, however many entries there are.
  const rows = await ctx.db.$queryRaw<{ name: string }[]>`
    WITH RECURSIVE names AS (
      (SELECT actor_name AS name FROM audit_entries ORDER BY actor_name LIMIT 1)
      UNION ALL
      SELECT (SELECT actor_name FROM audit_entries WHERE actor_name > names.name ORDER BY actor_name LIMIT 1)
      FROM names WHERE names.name IS NOT NULL
    ) SELECT name FROM names WHERE name IS NOT NULL LIMIT 200`;
  return rows.map(({ name }) => name);
}
