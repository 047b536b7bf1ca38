import "server-only";
import { streamAudit } from "@/lib/audit/queries";
import { recordChange } from "@/lib/audit/record-change";
import type { AuditEntryDto, AuditQuery } from "@/lib/audit/schema";
import { type Ctx, requireAdmin } from "@/lib/context";
import { shopDay } from "@/lib/time";

/**
 * The entries of a filter, newest first, to leave the shop as a file; that somebody took them is an entry too.
 * @throws {AppError} unauthenticated, forbidden
 */
export async function exportAudit(ctx: Ctx, query: AuditQuery): Promise<AsyncGenerator<AuditEntryDto>> {
  requireAdmin(ctx);
  const day = shopDay(ctx.now());
  await recordChange(ctx, { action: "export", entity: "audit log", entityId: day, label: day });
  return streamAudit(ctx, query);
}
