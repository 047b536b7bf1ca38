import "server-only";
import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, systemCtx } from "@/lib/context";
import { Prisma } from "@/lib/db/client";
import { listAndCount } from "@/lib/db/list-and-count";
import { AppError } from "@/lib/errors";
import type { Inbox } from "@/lib/messages/inbox-query";
import type { MessageDto } from "@/lib/messages/schema";
import { messageMatches } from "@/lib/messages/search-sql";
import type { MessageStatus } from "@/lib/messages/status";
import { ADMIN_PAGE_SIZE } from "@/lib/page-size";
import { type ListQuery, type Page, pageOf, pageOrLast } from "@/lib/paging";

type Row = Omit<MessageDto, "createdAt" | "answeredAt" | "archivedAt"> & {
  createdAt: Date;
  answeredAt: Date | null;
  archivedAt: Date | null;
};

export const toMessageDto = (row: Row): MessageDto => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  kind: row.kind,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answeredBy: row.answeredBy,
  archivedAt: row.archivedAt?.toISOString() ?? null,
  archivedBy: row.archivedBy,
});

const COLUMNS = Prisma.sql`m.id, m.name, m.email, m.phone, m.message, m.kind, m.status, m.created_at AS "createdAt",
  m.answered_at AS "answeredAt", m.answered_by AS "answeredBy", m.archived_at AS "archivedAt",
  m.archived_by AS "archivedBy"`;

const OPEN_LISTED = 20;

/** Unanswered messages, oldest first, and how many there are in all. */
export async function listOpenMessages(ctx: Ctx): Promise<{ messages: MessageDto[]; total: number }> {
  requireAdmin(ctx);
  const where = { status: "new" };
  const [rows, total] = await Promise.all([
    ctx.db.contactSubmission.findMany({
      where,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: OPEN_LISTED,
    }),
    ctx.db.contactSubmission.count({ where }),
  ]);
  return { messages: rows.map(toMessageDto), total };
}

/** New messages: the one that waits longest first; all others: the latest first. */
const order = (inbox: Inbox, by: Prisma.Sql): Prisma.Sql =>
  inbox === "new" ? Prisma.sql`${by} ASC, id` : Prisma.sql`${by} DESC, id`;

/** One page of an inbox; a search finds any part of the name, the addresses and the words. */
export async function searchMessages(
  ctx: Ctx,
  inbox: Inbox,
  { q, page }: ListQuery,
): Promise<Page<MessageDto>> {
  requireAdmin(ctx);
  return pageOrLast(page, (shown) => readInbox(ctx, inbox, { q, page: shown }));
}

async function readInbox(ctx: Ctx, inbox: Inbox, { q, page }: ListQuery): Promise<Page<MessageDto>> {
  const inStatus = inbox === "all" ? Prisma.sql`true` : Prisma.sql`m.status = ${inbox}`;
  const where = q ? Prisma.sql`${inStatus} AND ${messageMatches(q)}` : inStatus;
  const { rows, counted } = await listAndCount<Row, { total: number }>(ctx.db, {
    list: Prisma.sql`SELECT ${COLUMNS} FROM contact_submissions m WHERE ${where}
      ORDER BY ${order(inbox, Prisma.sql`m.created_at`)}
      LIMIT ${ADMIN_PAGE_SIZE} OFFSET ${(page - 1) * ADMIN_PAGE_SIZE}`,
    count: Prisma.sql`SELECT count(*)::int AS total FROM contact_submissions m WHERE ${where}`,
    order: order(inbox, Prisma.sql`"createdAt"`),
  });
  return pageOf(rows.map(toMessageDto), counted.total, page);
}

/** @property requestId the privacy request made of the message */
export type OpenedMessage = MessageDto & { requestId: string | null };

/**
 * One message.
 * @throws {AppError} not_found
 */
export async function getMessage(ctx: Ctx, id: string): Promise<OpenedMessage> {
  requireAdmin(ctx);
  const row = await ctx.db.contactSubmission.findUnique({
    where: { id },
    include: { privacyRequest: { select: { id: true } } },
  });
  if (!row) throw new AppError("not_found", "There is no such message. It may have been deleted since.");
  return { ...toMessageDto(row), requestId: row.privacyRequest?.id ?? null };
}

export type MessageCounts = Record<MessageStatus, number>;
const NO_MESSAGES: MessageCounts = { new: 0, answered: 0, archived: 0 };

async function countMessages(ctx: Ctx): Promise<MessageCounts> {
  const rows = await ctx.db.contactSubmission.groupBy({ by: ["status"], _count: true });
  return { ...NO_MESSAGES, ...Object.fromEntries(rows.map(({ status, _count }) => [status, _count])) };
}

const cachedCounts = cached("message-counts", [tags.messages()], NO_MESSAGES, () =>
  countMessages(systemCtx("screens")),
);

/** How many messages are in each inbox, for every screen: cached until a message comes or is moved. */
export async function cachedMessageCounts(ctx: Ctx): Promise<MessageCounts> {
  requireAdmin(ctx);
  return cachedCounts();
}
