import type { z } from "zod";
import { retryAfterMs } from "./backoff";
import { UpstreamError, type UpstreamErrorKind } from "./error";

/** The longest hold a provider can impose. */
const MAX_HOLD_MS = 3_600_000;
const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504]);

export type Failures = ReturnType<typeof failures>;

/** Every way a provider can fail, each as one sentence that is safe to show and to log. */
export function failures(vendor: string) {
  type Rest = { upstreamStatus?: number; retryAfterMs?: number; cause?: unknown };
  const fail = (kind: UpstreamErrorKind, what: string, retryable: boolean, rest: Rest = {}) =>
    new UpstreamError(`${vendor} ${what}`, { vendor, kind, retryable, ...rest });

  return {
    unreachable: (cause: unknown) =>
      fail("network", "could not be reached, or the connection broke.", true, { cause }),
    late: (timeoutMs: number) => fail("timeout", `did not answer within ${timeoutMs / 1_000} s.`, true),
    tooLarge: () => fail("size", "sent an answer far too large.", false),
    /** Retryable: in practice the error page of a gateway in front of the provider. */
    notJson: (status: number) =>
      fail("shape", "sent an answer that is not JSON.", true, { upstreamStatus: status }),
    wrongShape: (status: number, issue: z.core.$ZodIssue | undefined) => {
      const where = issue?.path.length ? ` at ${issue.path.map(String).join(".")}` : "";
      return fail("shape", `sent an answer of another shape than agreed${where}.`, false, {
        upstreamStatus: status,
      });
    },
    /** The provider asked for a wait longer than a call may last. */
    closedFor: (waitMs: number) =>
      fail("http", `asked us to stay away for ${Math.ceil(waitMs / 1_000)} s.`, true, {
        upstreamStatus: 429,
        retryAfterMs: waitMs,
      }),
    refused: (response: Response, now: number) => {
      const { status } = response;
      if (status === 401 || status === 403) {
        return fail("unauthorized", `rejected our key or its permissions (${status}).`, false, {
          upstreamStatus: status,
        });
      }
      if (status === 0 || (status >= 300 && status < 400)) {
        return fail("http", "answered with a redirect, which we do not follow.", false, {
          upstreamStatus: status,
        });
      }
      const asked = retryAfterMs(response.headers.get("retry-after"), now);
      const wait = asked === null ? {} : { retryAfterMs: Math.min(asked, MAX_HOLD_MS) };
      const rest = { upstreamStatus: status, ...wait };
      if (status === 429) return fail("http", "is busy and asked us to slow down (429).", true, rest);
      return fail("http", `answered with status ${status}.`, TRANSIENT.has(status), rest);
    },
  };
}
