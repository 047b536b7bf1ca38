import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { AppError } from "@/lib/errors";
import type { PrivacyRequestDto } from "@/lib/privacy/schema";
import { toRequestDto } from "@/lib/privacy/to-dto";

const SHOWN = 50;

/** Open requests, the one due first on top, then the latest closed ones; and how many are open. */
export async function listPrivacyRequests(
  ctx: Ctx,
): Promise<{ requests: PrivacyRequestDto[]; open: number }> {
  requireAdmin(ctx);
  const [open, closed, count] = await Promise.all([
    ctx.db.privacyRequest.findMany({ where: { closedAt: null }, orderBy: { dueAt: "asc" }, take: SHOWN }),
    ctx.db.privacyRequest.findMany({
      where: { closedAt: { not: null } },
      orderBy: { closedAt: "desc" },
      take: SHOWN,
    }),
    ctx.db.privacyRequest.count({ where: { closedAt: null } }),
  ]);
  return { requests: [...open, ...closed].map(toRequestDto), open: count };
}

/**
 * One request.
 * @throws {AppError} not_found
 */
export async function getPrivacyRequest(ctx: Ctx, id: string): Promise<PrivacyRequestDto> {
  requireAdmin(ctx);
  const row = await ctx.db.privacyRequest.findUnique({ where: { id } });
  if (!row) throw new AppError("not_found", "This request does not exist.");
  return toRequestDto(row);
}
