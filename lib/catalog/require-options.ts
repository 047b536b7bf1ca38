import "server-only";
import type { Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";

/**
 * A group without options is removed by the next whole read, and what staff said of it after they left with it.
 * @throws {AppError} not_found for such a group
 */
export async function requireOptions(
  tx: Ctx,
  { id, isGroup }: { id: string; isGroup: boolean },
): Promise<void> {
  if (!isGroup) return;
  const option = await tx.db.product.findFirst({ where: { groupId: id }, select: { id: true } });
  if (!option) throw new AppError("not_found", "The register no longer groups these goods under this name.");
}
