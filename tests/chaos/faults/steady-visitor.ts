import { setTimeout as wait } from "node:timers/promises";
import { ask, type RequestOptions } from "@/tests/support/http";

export type Visited = { status: number; ms: number; at: number };

/** Requests one address repeatedly until stopped; status 0 means no answer. */
export class SteadyVisitor {
  readonly visits: Visited[] = [];
  #isOver = false;
  readonly #working: Promise<void>;

  constructor(url: () => string, asked: RequestOptions = {}, pauseMs = 20) {
    this.#working = this.#visit(url, asked, pauseMs);
  }

  async #visit(url: () => string, asked: RequestOptions, pauseMs: number): Promise<void> {
    while (!this.#isOver) {
      const at = Date.now();
      const status = await ask(url(), asked).then(
        (answer) => answer.status,
        () => 0,
      );
      this.visits.push({ status, at, ms: Date.now() - at });
      await wait(pauseMs);
    }
  }

  async stop(): Promise<Visited[]> {
    this.#isOver = true;
    await this.#working;
    return this.visits;
  }
}

/** Formats counts of statuses: "200 ×31, 503 ×2". */
export function tally(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, many]) => `${status} ×${many}`).join(", ");
}
