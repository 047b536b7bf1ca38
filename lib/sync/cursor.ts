import "server-only";
import type { z } from "zod";
import type { Ctx } from "@/lib/context";

/** Where a sync of one kind stands; null when there is no position, or one an older version left that no longer reads. */
export async function loadPosition<T>(ctx: Ctx, kind: string, schema: z.ZodType<T>): Promise<T | null> {
  const row = await ctx.db.syncCursor.findUnique({ where: { kind }, select: { position: true } });
  const parsed = schema.safeParse(row?.position);
  return parsed.success ? parsed.data : null;
}

/** Written in the transaction that writes the page it stands behind. */
export async function savePosition(ctx: Ctx, kind: string, position: object): Promise<void> {
  await ctx.db.$executeRaw`
    INSERT INTO sync_cursors (kind, position, updated_at) VALUES (${kind}, ${JSON.stringify(position)}::jsonb, now())
    ON CONFLICT (kind) DO UPDATE SET position = excluded.position, updated_at = excluded.updated_at`;
}

/** The next run of this kind begins as if it were the first. */
export async function forgetPosition(ctx: Ctx, kind: string): Promise<void> {
  await ctx.db.syncCursor.deleteMany({ where: { kind } });
}
