import { setTimeout as wait } from "node:timers/promises";
import { ask } from "@/tests/support/http";

const PAUSE_MS = 20;

/** Requests one address repeatedly until stopped, and keeps the statuses; 0 means no answer. */
export class SteadyVisitor {
  readonly #statuses: number[] = [];
  #isOver = false;
  readonly #working: Promise<void>;

  constructor(url: string) {
    this.#working = this.#visit(url);
  }

  async #visit(url: string): Promise<void> {
    while (!this.#isOver) {
      const status = await ask(url).then(
        (answer) => answer.status,
        () => 0,
      );
      this.#statuses.push(status);
      await wait(PAUSE_MS);
    }
  }

  async stop(): Promise<number[]> {
    this.#isOver = true;
    await this.#working;
    return this.#statuses;
  }
}

/** Formats counts of statuses: "200 ×31, 503 ×2". */
export function tally(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, many]) => `${status} ×${many}`).join(", ");
}
