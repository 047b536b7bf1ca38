import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { holds } from "@/lib/audit/recorded";
import { tags } from "@/lib/cache/tags";
import { actorName, type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { parseInput } from "@/lib/parse";
import {
  ANSWER_WITHIN_DAYS,
  ClosePrivacyRequestInput,
  type PrivacyRequestDto,
  PrivacyRequestInput,
} from "@/lib/privacy/schema";
import { toRequestDto } from "@/lib/privacy/to-dto";
import { addShopDays } from "@/lib/time";

/**
 * Records a request about somebody's own data. The days to answer it count from when it reached the shop. One that was
 * sent before with the same id is answered as it is.
 * @throws {AppError} bad_input, not_found, or conflict when the message is a request already, or the request with this
 * id holds something else
 */
export async function openPrivacyRequest(ctx: Ctx, input: PrivacyRequestInput): Promise<PrivacyRequestDto> {
  requireAdmin(ctx);
  const { id, kind, source, messageId, ...contact } = parseInput(PrivacyRequestInput, input);
  return withTransaction(ctx, async (tx) => {
    // The dashboard lists it with what waits for staff, which is cached under this tag.
    tx.touch(tags.messages());
    const message = messageId ? await lockMessage(tx, messageId) : null;
    const receivedAt = message?.createdAt ?? tx.now();
    const asked = {
      kind,
      source: message ? "contact form" : source,
      messageId: message?.id ?? null,
      name: contact.name ?? message?.name ?? null,
      email: contact.email ?? message?.email ?? null,
      phone: contact.phone ?? message?.phone ?? null,
    };
    const dueAt = addShopDays(receivedAt, ANSWER_WITHIN_DAYS);
    const [row] = await tx.db.privacyRequest.createManyAndReturn({
      data: { ...asked, id, receivedAt, dueAt },
      skipDuplicates: true,
    });
    if (!row) return sentBefore(tx, { ...asked, id });
    const after = { kind, source: row.source, dueAt };
    await recordChange(tx, { action: "create", entity: "privacy request", entityId: row.id, after });
    return toRequestDto(row);
  });
}

/** The request that was saved with this id when its answer was lost. */
async function sentBefore(tx: Ctx, asked: Partial<PrivacyRequestDto>): Promise<PrivacyRequestDto> {
  const saved = toRequestDto(await tx.db.privacyRequest.findUniqueOrThrow({ where: { id: asked.id } }));
  if (holds(saved, asked)) return saved;
  throw new AppError("conflict", "This request was saved before, with other content. Find it in the list.");
}

/** The message of a new request, locked: of two people who open it at once, one creates the request. */
async function lockMessage(tx: Ctx, messageId: string) {
  await tx.db.$queryRaw`SELECT id FROM contact_submissions WHERE id = ${messageId}::uuid FOR UPDATE`;
  const { privacyRequest, ...message } = await tx.db.contactSubmission.findUniqueOrThrow({
    where: { id: messageId },
    include: { privacyRequest: true },
  });
  if (privacyRequest)
    throw new AppError("conflict", "This message is a request on the privacy desk already.");
  return message;
}

/**
 * Closes a request with how it ended. Which records are left at the point of sale is forgotten with it.
 * @throws {AppError} bad_input, not_found, or conflict when it is closed already
 */
export async function closePrivacyRequest(
  ctx: Ctx,
  input: ClosePrivacyRequestInput,
): Promise<PrivacyRequestDto> {
  requireAdmin(ctx);
  const { requestId, answer, outcome } = parseInput(ClosePrivacyRequestInput, input);
  return withTransaction(ctx, async (tx) => {
    const { count } = await tx.db.privacyRequest.updateMany({
      where: { id: requestId, closedAt: null },
      data: { closedAt: tx.now(), closedBy: actorName(tx), answer, outcome, cloverIds: [] },
    });
    const row = await tx.db.privacyRequest.findUniqueOrThrow({ where: { id: requestId } });
    if (count === 0)
      throw new AppError("conflict", `${row.closedBy ?? "Somebody else"} closed this request already.`);
    const change = { entity: "privacy request", entityId: requestId, label: row.kind } as const;
    await recordChange(tx, {
      action: "update",
      ...change,
      before: { isClosed: false },
      after: { isClosed: true, answer },
    });
    tx.touch(tags.messages());
    return toRequestDto(row);
  });
}

/** Locks the request a step belongs to until the step is done. @throws {AppError} not_found, conflict when closed */
export async function lockOpenPrivacyRequest(tx: Ctx, requestId: string): Promise<void> {
  const [row] = await tx.db.$queryRaw<{ closedAt: Date | null }[]>`
    SELECT closed_at AS "closedAt" FROM privacy_requests WHERE id = ${requestId}::uuid FOR UPDATE`;
  if (!row) throw new AppError("not_found", "This request does not exist.");
  if (row.closedAt) throw new AppError("conflict", "This request is closed. Open a new one.");
}
