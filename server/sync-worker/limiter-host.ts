import { sharedLimiter } from "@/lib/upstream/limiter";
import type { Slot } from "@/lib/upstream/limiter-types";
import type { ToLimiter } from "./messages";

type Wanted = { leave: AbortController; open?: Slot };

/** Grants one worker slots of this process's limiters, and releases them when the worker ends. */
export class LimiterHost {
  readonly #grant: (slot: number) => void;
  readonly #wanted = new Map<number, Wanted>();

  constructor(grant: (slot: number) => void) {
    this.#grant = grant;
  }

  hear(message: ToLimiter): void {
    if (message.type === "slot-wanted") void this.#want(message);
    else if (message.type === "slot-arrived") this.#wanted.get(message.slot)?.open?.arrived();
    else if (message.type === "slot-released") this.#release(message.slot);
    else if (message.type === "limiter-held") sharedLimiter(message.key, message.options).holdFor(message.ms);
    else sharedLimiter(message.key, message.options).learn(message.limits);
  }

  close(): void {
    for (const slot of [...this.#wanted.keys()]) this.#release(slot);
  }

  async #want(message: Extract<ToLimiter, { type: "slot-wanted" }>): Promise<void> {
    const { slot, key, options, isUrgent } = message;
    const wanted: Wanted = { leave: new AbortController() };
    this.#wanted.set(slot, wanted);
    try {
      wanted.open = await sharedLimiter(key, options).acquire({ isUrgent, signal: wanted.leave.signal });
    } catch {
      // Rejects only when the worker stopped waiting.
      return;
    }
    if (wanted.leave.signal.aborted) wanted.open.release();
    else this.#grant(slot);
  }

  #release(slot: number): void {
    const wanted = this.#wanted.get(slot);
    this.#wanted.delete(slot);
    wanted?.leave.abort();
    wanted?.open?.release();
  }
}
