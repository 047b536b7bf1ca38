import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import type { MessageDto } from "@/lib/messages/schema";

type Row = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  status: string;
  createdAt: Date;
  answeredAt: Date | null;
  answeredBy: string | null;
};

export const toMessageDto = (row: Row): MessageDto => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answeredBy: row.answeredBy,
});

/** Unanswered messages, oldest first, and how many there are in all. */
export async function listOpenMessages(
  ctx: Ctx,
  limit = 20,
): Promise<{ messages: MessageDto[]; total: number }> {
  requireAdmin(ctx);
  const where = { status: "new" };
  const [rows, total] = await Promise.all([
    ctx.db.contactSubmission.findMany({ where, orderBy: { createdAt: "asc" }, take: limit }),
    ctx.db.contactSubmission.count({ where }),
  ]);
  return { messages: rows.map(toMessageDto), total };
}
