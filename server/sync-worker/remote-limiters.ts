import { systemClock } from "@/lib/upstream/clock";
import type { Acquire, Limiter, LimiterOptions, Slot } from "@/lib/upstream/limiter";
import type { ToLimiter } from "./messages";

/**
 * The web process's limiters as its worker uses them. A provider counts the calls of a token, whichever process makes
 * them, and answers a call made during another's pause with a longer pause: with limiters of their own the two
 * processes could keep each other out for good.
 */
export class RemoteLimiters {
  readonly #tell: (message: ToLimiter) => void;
  readonly #waiting = new Map<number, () => void>();
  #last = 0;

  constructor(tell: (message: ToLimiter) => void) {
    this.#tell = tell;
  }

  /** The web process has a slot for us. */
  granted(slot: number): void {
    this.#waiting.get(slot)?.();
  }

  limiterOf(key: string, options: LimiterOptions): Limiter {
    const tell = this.#tell;
    let heldUntil = 0;
    let learned = "";
    return {
      acquire: (call = {}) => this.#acquire(key, options, call),
      holdFor: (ms) => {
        heldUntil = Math.max(heldUntil, systemClock.now() + ms);
        tell({ type: "limiter-held", key, options, ms });
      },
      // Of the pauses the worker was told; the web process's delay the next slot.
      heldForMs: () => Math.max(0, heldUntil - systemClock.now()),
      learn: (limits) => {
        const text = JSON.stringify(limits);
        if (text === learned) return;
        learned = text;
        tell({ type: "limits-learned", key, options, limits });
      },
    };
  }

  #acquire(key: string, options: LimiterOptions, { signal, isUrgent = false }: Acquire): Promise<Slot> {
    this.#last += 1;
    const slot = this.#last;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const onAbort = () => {
        this.#waiting.delete(slot);
        this.#tell({ type: "slot-released", slot });
        reject(signal?.reason);
      };
      this.#waiting.set(slot, () => {
        this.#waiting.delete(slot);
        signal?.removeEventListener("abort", onAbort);
        resolve({
          arrived: () => this.#tell({ type: "slot-arrived", slot }),
          release: () => this.#tell({ type: "slot-released", slot }),
        });
      });
      signal?.addEventListener("abort", onAbort, { once: true });
      this.#tell({ type: "slot-wanted", slot, key, options, isUrgent });
    });
  }
}
