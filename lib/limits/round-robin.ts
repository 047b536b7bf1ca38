/** One queue per address, served in turn: a served address goes to the end (fair queueing, RFC 970). */
export class RoundRobin<T> {
  /** Queues by address, the next to be served first. */
  readonly #lines = new Map<string, T[]>();

  push(address: string, waiting: T): void {
    const line = this.#lines.get(address);
    if (line) line.push(waiting);
    else this.#lines.set(address, [waiting]);
  }

  /** Takes the next; undefined when nothing waits. */
  shift(): T | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [address, line] = first;
    const next = line.shift();
    this.#lines.delete(address);
    if (line.length > 0) this.#lines.set(address, line);
    return next;
  }

  /** How many wait of one address. */
  countOf(address: string): number {
    return this.#lines.get(address)?.length ?? 0;
  }

  /** Takes one out of its line before its turn. */
  remove(address: string, waiting: T): void {
    const left = (this.#lines.get(address) ?? []).filter((one) => one !== waiting);
    if (left.length > 0) this.#lines.set(address, left);
    else this.#lines.delete(address);
  }
}
