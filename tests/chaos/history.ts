/** The outcome of an attempt: acknowledged, refused, or unknown because no answer came. */
export type Outcome = "acknowledged" | "refused" | "unknown";

/** What clients attempted and were answered, to be compared with the final state. */
export class History {
  readonly #outcomes = new Map<string, Outcome>();

  /** An attempt under a name of its own; its last outcome counts. */
  note(name: string, outcome: Outcome): void {
    this.#outcomes.set(name, outcome);
  }

  named(outcome: Outcome): string[] {
    return [...this.#outcomes].flatMap(([name, one]) => (one === outcome ? [name] : []));
  }

  /** How many attempts came to it. */
  count(outcome: Outcome): number {
    return this.named(outcome).length;
  }

  /** A set: every acknowledged name is there once, no refused one is, and nothing nobody asked for. */
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

  /** A counter: at least what was acknowledged, at most that and what nobody knows. */
  checkCounter(value: number): { low: number; high: number; isRight: boolean } {
    const low = this.count("acknowledged");
    const high = low + this.count("unknown");
    return { low, high, isRight: value >= low && value <= high };
  }
}
