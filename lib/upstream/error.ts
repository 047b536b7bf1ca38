import { AppError } from "@/lib/errors";

/**
 * What went wrong between us and a provider:
 * `network` no answer came, `timeout` the deadline ran out, `unauthorized` 401 or 403 (asking again cannot help),
 * `http` any other refusal, `size` an answer too large to read, `shape` one that cannot be read.
 */
export type UpstreamErrorKind = "network" | "timeout" | "unauthorized" | "http" | "size" | "shape";

type Details = {
  vendor: string;
  kind: UpstreamErrorKind;
  retryable: boolean;
  upstreamStatus?: number;
  retryAfterMs?: number;
  cause?: unknown;
};

/**
 * The one error every provider client throws. Its message is a sentence staff may read and a log may keep:
 * it never holds a token, a body, an address with its query or a customer's data.
 */
export class UpstreamError extends AppError {
  override name = "UpstreamError";
  readonly vendor: string;
  readonly kind: UpstreamErrorKind;
  /** True when the same call may succeed later without anybody changing anything. */
  readonly retryable: boolean;
  /** The provider's HTTP status, where an answer came; `status` is what our own caller is answered. */
  readonly upstreamStatus: number | undefined;
  /** How long the provider asked us to stay away, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, details: Details) {
    super("upstream_failed", message, { cause: details.cause });
    this.vendor = details.vendor;
    this.kind = details.kind;
    this.retryable = details.retryable;
    this.upstreamStatus = details.upstreamStatus;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** True for an error of a provider client. */
export const isUpstreamError = (error: unknown): error is UpstreamError => error instanceof UpstreamError;

/** A request too large to be carried out, and a gateway that gave up waiting for what it asked for. */
const TOO_MUCH = new Set([413, 504]);

/** True where asking for less at once may help: the answer came too late or was too large. */
export const isTooMuchAtOnce = (error: unknown): boolean =>
  isUpstreamError(error) &&
  (error.kind === "timeout" || error.kind === "size" || TOO_MUCH.has(error.upstreamStatus ?? 0));
