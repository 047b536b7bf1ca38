import { SECOND_MS } from "./constants";

const KEPT = 5_000;

export interface LogEntry {
  /** Milliseconds since the server started. */
  at: number;
  method: string;
  path: string;
  query: string;
  status: number;
  ms: number;
  fault?: string;
}

const VIOLATIONS = [
  "calledBeforeRetryAfter",
  "tooManyPerSecond",
  "tooManyInFlight",
  "missingUserAgent",
  "badToken",
  "tokenInQuery",
] as const;
export type Violation = (typeof VIOLATIONS)[number];

/** Log of the requests, for tests; it leaves out Authorization headers. */
export class RequestLog {
  private entries: LogEntry[] = [];
  private calls = new Map<string, number>();
  private statuses = new Map<number, number>();
  private violations = new Map<Violation, number>();
  private arrivals: number[] = [];
  private inFlight = 0;
  private maxInFlight = 0;
  private maxPerSecond = 0;
  private total = 0;

  arrive(now: number): void {
    this.total++;
    this.inFlight++;
    this.maxInFlight = Math.max(this.maxInFlight, this.inFlight);
    while (this.arrivals.length > 0 && (this.arrivals[0] as number) <= now - SECOND_MS) this.arrivals.shift();
    this.arrivals.push(now);
    this.maxPerSecond = Math.max(this.maxPerSecond, this.arrivals.length);
  }

  finish(entry: LogEntry): void {
    this.inFlight--;
    const endpoint = `${entry.method} ${endpointOf(entry.path)}`;
    this.calls.set(endpoint, (this.calls.get(endpoint) ?? 0) + 1);
    this.statuses.set(entry.status, (this.statuses.get(entry.status) ?? 0) + 1);
    this.entries.push(entry);
    if (this.entries.length > KEPT * 2) this.entries = this.entries.slice(-KEPT);
  }

  violate(violation: Violation): void {
    this.violations.set(violation, (this.violations.get(violation) ?? 0) + 1);
  }

  clear(): void {
    this.entries = [];
    this.calls.clear();
    this.statuses.clear();
    this.violations.clear();
    this.arrivals = [];
    this.maxInFlight = this.inFlight;
    this.maxPerSecond = 0;
    this.total = 0;
  }

  /** Totals since the last clear; status 0 is a connection that was closed without an answer. */
  summary() {
    return {
      total: this.total,
      calls: Object.fromEntries([...this.calls].sort()),
      statuses: Object.fromEntries([...this.statuses].sort(([a], [b]) => a - b)),
      inFlight: this.inFlight,
      maxInFlight: this.maxInFlight,
      maxPerSecond: this.maxPerSecond,
      violations: Object.fromEntries(VIOLATIONS.map((name) => [name, this.violations.get(name) ?? 0])),
    };
  }

  /** The newest requests, oldest first. */
  last(count: number): LogEntry[] {
    return this.entries.slice(-count);
  }
}

/** Maps a path to its endpoint: `/v3/merchants/X/items/Y/…` to `/items/{id}/…`. */
function endpointOf(path: string): string {
  const parts = path.split("/").slice(4);
  if (parts.length === 0) return "/";
  return `/${parts.map((part, n) => (n === 1 && parts[0] !== "merchant" ? "{id}" : part)).join("/")}`;
}
