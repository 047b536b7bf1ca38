/** The outcome of an attempt: acknowledged, refused, or unknown because no answer came. */
export type Outcome = "acknowledged" | "refused" | "unknown";

/** The attempts of clients and their outcomes, to be compared with the final state. */
export class History {
  readonly #outcomes = new Map<string, Outcome>();

  /** Records the outcome of an attempt; the last one of a name counts. */
  note(name: string, outcome: Outcome): void {
    this.#outcomes.set(name, outcome);
  }

  named(outcome: Outcome): string[] {
    return [...this.#outcomes].flatMap(([name, one]) => (one === outcome ? [name] : []));
  }

  /** Number of attempts with this outcome. */
  count(outcome: Outcome): number {
    return this.named(outcome).length;
  }

  /** Checks a set: every acknowledged name is found, no refused or unattempted one is, and none is found twice. */
  checkSet(found: readonly string[]): { lost: string[]; phantom: string[]; twice: string[] } {
    const there = new Set(found);
    return {
      lost: this.named("acknowledged").filter((name) => !there.has(name)),
      phantom: [...there].filter(
        (name) => !["acknowledged", "unknown"].includes(this.#outcomes.get(name) ?? ""),
      ),
      twice: [...there].filter((name) => found.indexOf(name) !== found.lastIndexOf(name)),
    };
  }

  /** Checks a counter: at least the acknowledged attempts, at most those and the unknown ones. */
  checkCounter(value: number): { low: number; high: number; isRight: boolean } {
    const low = this.count("acknowledged");
    const high = low + this.count("unknown");
    return { low, high, isRight: value >= low && value <= high };
  }
}
