import { z } from "zod";
import { Dice } from "./random";

const DEFAULT_SLOW_BYTES_PER_SECOND = 512;

/**
 * One fault for coming requests. `times` is how many requests it hits, 0 for all until cleared; `probability` (0 to 1)
 * is the chance for each.
 */
export const FaultInput = z.strictObject({
  kind: z.enum([
    "status",
    "delay",
    "reset",
    "reset-mid-body",
    "hang",
    "slow",
    "html",
    "truncated",
    "empty-body",
    "wrong-shape",
    "huge",
    "duplicates",
    "empty-list",
    "vanish",
  ]),
  method: z.string().optional(),
  /** Regular expression for the path after the merchant id, such as `^/items$`. */
  path: z.string().default(""),
  /** Number of matching requests that succeed before the fault begins. */
  after: z.number().int().nonnegative().default(0),
  times: z.number().int().nonnegative().default(1),
  probability: z.number().min(0).max(1).default(1),
  /** For `status`: the HTTP status. */
  status: z.number().int().min(400).max(599).default(503),
  /** For `status`: the `retry-after` header, in seconds. */
  retryAfter: z.number().nonnegative().optional(),
  /** For `status`: the body, instead of Clover's JSON. */
  body: z.string().optional(),
  /** For `delay` and `hang`: the wait in milliseconds; a hang without it lasts until the client disconnects. */
  ms: z.number().nonnegative().optional(),
  bytesPerSecond: z.number().positive().default(DEFAULT_SLOW_BYTES_PER_SECOND),
  /** For `vanish` the share of elements left out, for `duplicates` the share listed twice; 0 to 1. */
  share: z.number().min(0).max(1).default(0.5),
  /** For `huge`: the number of bytes sent. */
  bytes: z.number().int().positive().default(500_000_000),
});
export type FaultInput = z.input<typeof FaultInput>;
export type Fault = z.output<typeof FaultInput> & { id: number; seen: number; struck: number };

/** Faults to inject, oldest first; each request gets at most one. */
export class FaultBox {
  private faults: Fault[] = [];
  private nextId = 1;
  private dice: Dice;

  constructor(private readonly seed: number) {
    this.dice = new Dice(seed);
  }

  /** @throws ZodError, or SyntaxError when `path` is no regular expression */
  add(input: FaultInput): Fault {
    const parsed = FaultInput.parse(input);
    new RegExp(parsed.path);
    const fault = { ...parsed, id: this.nextId++, seen: 0, struck: 0 };
    this.faults.push(fault);
    return fault;
  }

  list(): Fault[] {
    return [...this.faults];
  }

  clear(): void {
    this.faults = [];
    this.dice = new Dice(this.seed);
  }

  take(method: string, path: string): Fault | undefined {
    for (const fault of this.faults) {
      if (!matches(fault, method, path)) continue;
      fault.seen++;
      if (fault.seen <= fault.after) continue;
      if (fault.times > 0 && fault.struck >= fault.times) continue;
      if (fault.probability < 1 && !this.dice.chance(fault.probability)) continue;
      fault.struck++;
      return fault;
    }
    return undefined;
  }
}

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method && fault.method.toUpperCase() !== method) return false;
  return new RegExp(fault.path).test(path);
}
