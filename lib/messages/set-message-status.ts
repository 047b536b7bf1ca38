import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { actorName, type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { toMessageDto } from "@/lib/messages/queries";
import { type MessageDto, MessageStatusInput } from "@/lib/messages/schema";
import { parseInput } from "@/lib/parse";
import { formatShopDateAndTime } from "@/lib/time";

/**
 * Marks a contact message answered, puts it into the archive, or opens it again; the record of changes keeps who did.
 * @throws {AppError} bad_input, not_found, or conflict when somebody else moved it since it was `from`
 */
export async function setMessageStatus(ctx: Ctx, input: MessageStatusInput): Promise<MessageDto> {
  requireAdmin(ctx);
  const { id, from, to } = parseInput(MessageStatusInput, input);
  ctx.touch(tags.messages());
  return withTransaction(ctx, async (tx) => {
    const now = { at: tx.now(), by: actorName(tx) };
    const data = {
      new: { answeredAt: null, answeredBy: null, archivedAt: null, archivedBy: null },
      answered: { answeredAt: now.at, answeredBy: now.by },
      archived: { archivedAt: now.at, archivedBy: now.by },
    }[to];
    const { count } = await tx.db.contactSubmission.updateMany({
      where: { id, status: from },
      data: { status: to, ...data },
    });
    const stored = toMessageDto(await tx.db.contactSubmission.findUniqueOrThrow({ where: { id } }));
    if (count === 0) throw new AppError("conflict", movedAlready(stored));
    // Without the text and the sender: audit entries cannot be erased.
    await recordChange(tx, {
      action: "update",
      entity: "message",
      entityId: id,
      before: { status: from },
      after: { status: to },
    });
    return stored;
  });
}

function movedAlready({ status, answeredAt, answeredBy, archivedAt, archivedBy }: MessageDto): string {
  const [who, when] = status === "archived" ? [archivedBy, archivedAt] : [answeredBy, answeredAt];
  if (status === "new" || !when) return "Somebody else opened this message again in the meantime.";
  const done = status === "archived" ? "archived" : "answered";
  return `${who ?? "Somebody else"} ${done} this message already, ${formatShopDateAndTime(when)}.`;
}
