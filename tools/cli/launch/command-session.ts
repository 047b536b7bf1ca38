import { setTimeout as wait } from "node:timers/promises";
import { CommandError } from "@/server/command-error.mjs";
import type { Database } from "@/server/database";
import { Children } from "./children";
import { say } from "./run-command";

/** Everything one command has started; `run` stops all of it, in the right order, however the command ends. */
export class CommandSession {
  readonly children = new Children();
  database: Database | undefined;
  readonly #stopped: Promise<never>;
  #stop: (reason: Error) => void = () => {};

  private constructor() {
    this.#stopped = new Promise((_, reject) => {
      this.#stop = reject;
    });
    this.#stopped.catch(() => {});
  }

  /** Runs `work` until it ends, something it needs dies, or a signal asks to stop. */
  static async run(work: (session: CommandSession) => Promise<void>): Promise<void> {
    const session = new CommandSession();
    const asked = (signal: string) => session.#stop(new Asked(signal));
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, asked);
    try {
      await Promise.race([work(session), session.#stopped]);
    } catch (error) {
      if (!(error instanceof Asked)) throw error;
      say("Stopping …");
    } finally {
      await session.children.stopAll();
      await session.database?.close();
    }
  }

  /** Ends the session with a reason, for a child that must not die. */
  readonly fail = (reason: string): void => this.#stop(new CommandError(reason));

  untilStopped(): Promise<never> {
    return this.#stopped;
  }
}

class Asked extends Error {}

/** Waits until the shop answers at `url`. */
export async function untilLive(url: string, deadlineMs = 60_000): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/api/health/live`).catch(() => null);
    await answer?.body?.cancel();
    // Any answer means the server listens; only a missing one is worth waiting for.
    if (answer) return;
    await wait(200);
  }
  throw new CommandError(`The shop did not answer at ${url} within ${deadlineMs / 1000} seconds.`);
}
