import "server-only";
import type { z } from "zod";
import type { Ctx } from "@/lib/context";

/** The position of a kind's sync; null when there is none, or one of an older version that no longer parses. */
export async function loadPosition<T>(ctx: Ctx, kind: string, schema: z.ZodType<T>): Promise<T | null> {
  const row = await ctx.db.syncCursor.findUnique({ where: { kind }, select: { position: true } });
  const parsed = schema.safeParse(row?.position);
  return parsed.success ? parsed.data : null;
}

/** Must run in the transaction that writes the page the position belongs to. */
export async function savePosition(ctx: Ctx, kind: string, position: object): Promise<void> {
  await ctx.db.$executeRaw`
    INSERT INTO sync_cursors (kind, position, updated_at) VALUES (${kind}, ${JSON.stringify(position)}::jsonb, now())
    ON CONFLICT (kind) DO UPDATE SET position = excluded.position, updated_at = excluded.updated_at`;
}
