import "server-only";
import { actorName, type Ctx, requireAdmin } from "@/lib/context";
import { toMessageDto } from "@/lib/messages/queries";
import { MarkAnsweredInput, type MessageDto } from "@/lib/messages/schema";
import { parseInput } from "@/lib/parse";

/**
 * Marks a contact message answered, or opens it again.
 * @throws {AppError} not_found
 */
export async function markAnswered(ctx: Ctx, input: MarkAnsweredInput): Promise<MessageDto> {
  requireAdmin(ctx);
  const { id, isAnswered } = parseInput(MarkAnsweredInput, input);
  const data = isAnswered
    ? { status: "answered", answeredAt: ctx.now(), answeredBy: actorName(ctx) }
    : { status: "new", answeredAt: null, answeredBy: null };
  return toMessageDto(await ctx.db.contactSubmission.update({ where: { id }, data }));
}
