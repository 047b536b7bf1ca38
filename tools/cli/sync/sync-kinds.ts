import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { isSyncKind } from "@/lib/sync/kinds";
import { sync } from "@/lib/sync/start-sync";
import { LaunchError } from "@/server/launch-error.mjs";

type Options = { isFull: boolean; say: (line: string) => void };

/**
 * Runs the kinds one after another and prints what each did.
 * @throws LaunchError with the sentence of a failed run
 */
export async function syncKinds(kinds: string[], { isFull, say }: Options): Promise<void> {
  const ctx = systemCtx("cli");
  try {
    for (const kind of kinds.filter(isSyncKind)) {
      const { read, created, updated, switchedOff, skipped } = await sync(ctx, kind, {
        isFull: isFull && kind === "orders",
      });
      say(`${kind}: ${read} read, ${created} new, ${updated} updated, ${switchedOff} switched off`);
      for (const [reason, count] of Object.entries(skipped)) say(`  ${count} skipped: ${reason}`);
    }
  } catch (error) {
    throw error instanceof AppError ? new LaunchError(error.message) : error;
  } finally {
    await db().$disconnect();
  }
}
