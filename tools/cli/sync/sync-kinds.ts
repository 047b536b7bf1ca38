import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { SyncKind } from "@/lib/sync/kinds";
import { sync } from "@/lib/sync/start-sync";
import { CommandError } from "@/server/command-error.mjs";

type Options = { isFull: boolean; say: (line: string) => void };

/**
 * Runs the kinds one after another and prints what each did. A kind that the running shop reads at the moment is left to
 * it.
 * @throws CommandError with the sentences of the kinds that were left out and of the run that failed
 */
export async function syncKinds(kinds: readonly SyncKind[], { isFull, say }: Options): Promise<void> {
  const ctx = systemCtx("cli");
  const busy: string[] = [];
  try {
    for (const kind of kinds) {
      const counts = await sync(ctx, kind, { isFull: isFull && kind === "orders" }).catch(
        (error: unknown) => {
          if (!(error instanceof AppError && error.code === "conflict")) throw error;
          busy.push(error.message);
        },
      );
      if (!counts) continue;
      const { read, created, updated, switchedOff, skipped } = counts;
      say(`${kind}: ${read} read, ${created} new, ${updated} updated, ${switchedOff} switched off`);
      for (const [reason, count] of Object.entries(skipped)) say(`  ${count} skipped: ${reason}`);
    }
  } catch (error) {
    throw error instanceof AppError ? new CommandError([...busy, error.message].join("\n")) : error;
  } finally {
    await db().$disconnect();
  }
  if (busy.length > 0) throw new CommandError(busy.join("\n"));
}
