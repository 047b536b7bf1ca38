/** Every way a request can fail, with the status and the sentence used when the thrower gives none. */
export const ERRORS = {
  bad_input: { status: 400, message: "The request is not valid." },
  unauthenticated: { status: 401, message: "Please sign in." },
  forbidden: { status: 403, message: "You are not allowed to do this." },
  not_found: { status: 404, message: "Not found." },
  conflict: { status: 409, message: "This was changed in the meantime." },
  too_large: { status: 413, message: "The request is too large." },
  unsupported_type: { status: 415, message: "This type of content is not accepted." },
  rate_limited: { status: 429, message: "Too many requests. Please wait a moment." },
  internal: { status: 500, message: "Something went wrong on our side." },
  upstream_failed: { status: 502, message: "The provider did not answer as expected." },
  /** The owner has not set this part up, which is no fault of the server. */
  not_configured: { status: 503, message: "This is not set up." },
  unavailable: { status: 503, message: "This is not available right now. Please try again." },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** The sentence for whoever is signed in and no admin, whatever admins alone may do. */
export const NO_ADMIN = "You need admin privileges.";

type Details = {
  /** Field to sentence, for forms. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Logged, never shown. */
  cause?: unknown;
};

/** A refusal with a sentence the reader may see. Knows nothing of HTTP beyond its table. */
export class AppError extends Error {
  override name = "AppError";
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: ErrorCode,
    message: string = ERRORS[code].message,
    details: Details = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** True for a refusal that only the number of requests at this moment caused; the same request may succeed later. */
export const isFromCrowding = (error: unknown): boolean =>
  error instanceof AppError && error.retryAfterSeconds !== undefined;

/** Returns the result of `read`, or null when it throws not_found. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

/** A bad_input error for one field, in the form `field: message`. */
export function fieldError(field: string, message: string): AppError {
  return new AppError("bad_input", `${field}: ${message}`, { fields: { [field]: message } });
}
