import { randomUUID } from "node:crypto";

/** Given to every request by the shop's own HTTP server, so that the access log and the error log name it alike. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The id of a request; a new one when our HTTP server did not set it or it is malformed. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER);
  return given && /^[\w-]{16,64}$/.test(given) ? given : randomUUID();
}
