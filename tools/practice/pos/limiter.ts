import { SECOND_MS } from "./constants";
import type { Settings } from "./settings";

export interface Refusal {
  header: "X-RateLimit-tokenLimit" | "X-RateLimit-tokenConcurrentLimit";
  limit: number;
  retryAfterSeconds: number | undefined;
  early: boolean;
}

const MAX_WAIT_S = 60;
/** The limit of a merchant token, from refusals of the real API that another project's regression test reproduces. */
const MERCHANT_PER_SECOND = 5;

function perSecond({ tokenKind, requestsPerSecond }: Settings): number {
  return tokenKind === "merchant" ? Math.min(MERCHANT_PER_SECOND, requestsPerSecond) : requestsPerSecond;
}

/**
 * Clover's two limits for one token: requests in any second, and requests in flight. A request sent before the last
 * `retry-after` has passed is refused with a longer one (docs.clover.com/docs/api-usage-rate-limits). Times are
 * milliseconds of a monotonic clock.
 */
export class Limiter {
  private accepted: number[] = [];
  private inFlight = 0;
  private refusedAt = Number.NEGATIVE_INFINITY;
  private waitUntil = Number.NEGATIVE_INFINITY;
  private waitSeconds = 0;
  private waitHeader: Refusal["header"] = "X-RateLimit-tokenLimit";

  /**
   * Admits or refuses a request; an admitted one must be ended with `leave`.
   * @returns undefined when it is admitted
   */
  enter(now: number, settings: Settings): Refusal | undefined {
    if (settings.limitsOn && now < this.waitUntil) return this.refuseEarly(now, settings);
    const since = now - SECOND_MS;
    while (this.accepted.length > 0 && (this.accepted[0] as number) <= since) this.accepted.shift();
    if (settings.limitsOn) {
      if (this.inFlight >= settings.requestsInFlight) {
        return this.refuse(now, "X-RateLimit-tokenConcurrentLimit", settings);
      }
      if (this.accepted.length >= perSecond(settings)) {
        return this.refuse(now, "X-RateLimit-tokenLimit", settings);
      }
    }
    this.accepted.push(now);
    this.inFlight++;
    this.waitSeconds = 0;
    return undefined;
  }

  leave(): void {
    this.inFlight--;
  }

  /** Applies the wait of an injected 429: a request sent before it has passed is a violation, as after a real one. */
  imposeWait(now: number, seconds: number): void {
    this.refusedAt = now;
    this.waitSeconds = seconds;
    this.waitUntil = now + seconds * SECOND_MS;
  }

  private refuse(now: number, header: Refusal["header"], settings: Settings): Refusal {
    this.waitHeader = header;
    const told = header === "X-RateLimit-tokenConcurrentLimit" || settings.retryAfterOnRate;
    const seconds = settings.tokenKind === "merchant" ? 0 : settings.retryAfterSeconds;
    if (told) this.imposeWait(now, seconds);
    return this.refusal(settings, told ? seconds : undefined, false);
  }

  private refuseEarly(now: number, settings: Settings): Refusal {
    const onTheWire = now - this.refusedAt <= settings.graceMs;
    if (onTheWire) {
      const left = Math.ceil((this.waitUntil - now) / SECOND_MS);
      return this.refusal(settings, left, false);
    }
    this.imposeWait(now, Math.min(MAX_WAIT_S, Math.max(1, this.waitSeconds * 2)));
    return this.refusal(settings, this.waitSeconds, true);
  }

  private refusal(settings: Settings, retryAfterSeconds: number | undefined, early: boolean): Refusal {
    const limit =
      this.waitHeader === "X-RateLimit-tokenLimit" ? perSecond(settings) : settings.requestsInFlight;
    return { header: this.waitHeader, limit, retryAfterSeconds, early };
  }
}
