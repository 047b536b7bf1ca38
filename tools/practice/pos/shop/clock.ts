/** The shop's wall clock, ms since 1970: advances with real time from the moment it was set to. */
export class ShopClock {
  /** The time at which the shop was created; all seeded data is earlier. */
  readonly startedAt: number;
  private offset: number;
  private stoppedAt: number | undefined;

  constructor(start: number | undefined) {
    this.startedAt = start ?? Date.now();
    this.offset = this.startedAt - Date.now();
  }

  now(): number {
    return this.stoppedAt ?? Date.now() + this.offset;
  }

  set(ms: number): void {
    this.offset = ms - Date.now();
    if (this.stoppedAt !== undefined) this.stoppedAt = ms;
  }

  advance(ms: number): void {
    this.set(this.now() + ms);
  }

  /** Stops the clock until it is set, moved or started. */
  stop(): void {
    this.stoppedAt = this.now();
  }

  start(): void {
    if (this.stoppedAt === undefined) return;
    this.offset = this.stoppedAt - Date.now();
    this.stoppedAt = undefined;
  }

  reset(): void {
    this.stoppedAt = undefined;
    this.set(this.startedAt);
  }
}
