import type { IncomingMessage, ServerResponse } from "node:http";
import { log, redact } from "@/lib/log";
import { meters } from "@/lib/metrics/meters";
import { methodClass, routeClass } from "@/lib/metrics/route-class";
import { urlPath } from "@/lib/url-path";
import { BUILD_FILES } from "./build-files";

const LOOKED_UP = /^(\/api\/loyalty\/customer\/).*/i;
const DIGITS = /\p{Nd}{7,}/gu;

/** The path as it may be logged: without the query, and without anything that may be a phone number or an address. */
export function loggedPath(url: string): string {
  const path = urlPath(url);
  return redact(readable(path)).replace(LOOKED_UP, "$1***").replace(DIGITS, "***").slice(0, 200);
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What nginx logs for a client that left before its answer began. */
const CLIENT_LEFT = 499;
const HEALTH = "/api/health/";

/** True for a request that a log is better without: a build file that was found, a health check that succeeded. */
function isRoutine(path: string, { statusCode, writableFinished }: ServerResponse): boolean {
  if (statusCode >= 400) return false;
  // A probe that does not wait for its answer has failed.
  return path.startsWith(BUILD_FILES) || (path.startsWith(HEALTH) && writableFinished);
}

/**
 * Logs one line per request and counts it in the metrics, without address, name or query. Routine ones are logged at
 * debug level only.
 */
export function logWhenDone(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const startedAt = performance.now();
  // Kept as requested: the pipeline and Next change it later.
  const { url = "" } = request;
  response.once("close", () => {
    const path = loggedPath(url);
    const ms = performance.now() - startedAt;
    const status = response.headersSent ? response.statusCode : CLIENT_LEFT;
    meters().requests.observe(
      {
        class: routeClass(url),
        method: methodClass(request.method),
        status: String(status),
      },
      ms / 1000,
    );
    const line = {
      requestId,
      method: request.method,
      path,
      status,
      ms: Math.round(ms),
      ...(response.writableFinished ? {} : { isCutOff: true }),
    };
    if (isRoutine(path, response)) log.debug(line, "request");
    else log.info(line, "request");
  });
}
