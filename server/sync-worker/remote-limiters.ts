import { abortable } from "@/lib/upstream/abortable";
import { systemClock } from "@/lib/upstream/clock";
import type { Acquire, Limiter, LimiterOptions, Slot } from "@/lib/upstream/limiter-types";
import type { ToLimiter } from "./messages";

/**
 * The worker's access to the web process's limiters. A provider counts the requests of a token, whichever process sends
 * them, and answers a request during a pause with a longer pause, so processes with separate limiters could lock each
 * other out.
 */
export class RemoteLimiters {
  readonly #tell: (message: ToLimiter) => void;
  readonly #waiting = new Map<number, () => void>();
  #last = 0;

  constructor(tell: (message: ToLimiter) => void) {
    this.#tell = tell;
  }

  /** Called when the web process grants a slot. */
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
      // Pauses this worker received; the web process delays the next slot by its own.
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
    return abortable<Slot>(signal, (done) => {
      this.#waiting.set(slot, () => {
        this.#waiting.delete(slot);
        done({
          arrived: () => this.#tell({ type: "slot-arrived", slot }),
          release: () => this.#tell({ type: "slot-released", slot }),
        });
      });
      this.#tell({ type: "slot-wanted", slot, key, options, isUrgent });
      return () => {
        this.#waiting.delete(slot);
        this.#tell({ type: "slot-released", slot });
      };
    });
  }
}
