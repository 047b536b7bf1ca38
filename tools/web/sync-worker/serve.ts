import { setPriority } from "node:os";
import { createCtx } from "@/lib/context";
import { translateDatabaseError } from "@/lib/db/errors";
import { startSync } from "@/lib/sync/start";
import { type FromWorker, failureOf, type ToWorker } from "./messages";

/** Lower than the web process and the database: people go first (nice(1)). */
const NICENESS = 10;

/** Carries out what the web process asks for, until that process lets go or ends. */
export function serveSyncs(): void {
  setPriority(NICENESS);
  // A signal to the whole group (Ctrl-C, a service manager) is the web process's to answer; this one ends with it.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
  process.on("disconnect", () => process.exit(0));
  const flushes = new Flushes();
  Object.assign(globalThis, {
    shopCacheStore: { revalidateTag: (tags: string[]) => flushes.ask(tags) },
  });
  process.on("message", (message: ToWorker) => {
    if (message.type === "flushed") flushes.answered(message.flush);
    else void carryOut(message);
  });
}

function tell(message: FromWorker): void {
  // The web process may have gone this moment: "disconnect" follows.
  process.send?.(message, () => {});
}

async function carryOut({ call, kind, asking }: Extract<ToWorker, { type: "start" }>): Promise<void> {
  try {
    const { id, done } = await startSync(createCtx(asking), kind);
    tell({ type: "begun", call, runId: String(id) });
    tell({ type: "done", call, counts: await done });
  } catch (error) {
    tell({ type: "failed", call, failure: failureOf(translateDatabaseError(error)) });
  }
}

/** The pages are held by the web process: it throws away what changed, and says when it has. */
class Flushes {
  readonly #waiting = new Map<number, () => void>();
  #last = 0;

  ask(tags: string[]): Promise<void> {
    this.#last += 1;
    const flush = this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(flush, resolve);
      tell({ type: "flush", flush, tags });
    });
  }

  answered(flush: number): void {
    this.#waiting.get(flush)?.();
    this.#waiting.delete(flush);
  }
}
