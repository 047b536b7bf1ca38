import { inspect } from "node:util";
import type { Logger } from "pino";
import { actionCalls } from "@/lib/actions/call";

const LEVELS = { log: "info", info: "info", debug: "debug", warn: "warn", error: "error" } as const;

/** The error codes and messages of Node and its streams for a connection the client closed. */
const GONE = new Set([
  "ECONNRESET",
  "EPIPE",
  "ERR_STREAM_PREMATURE_CLOSE",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_WRITE_AFTER_END",
]);
/** What Node's HTTP server and Next call a request or an answer that was aborted. */
const BROKEN_OFF = new Set(["aborted", "failed to pipe response"]);

/** True for what Next prints when a visitor disconnects in the middle of an answer, which is no failure of the shop. */
function isVisitorGone(part: unknown): boolean {
  if (!(part instanceof Error)) return false;
  if (part.name === "AbortError" || part.name === "ResponseAborted") return true;
  const { code } = part as NodeJS.ErrnoException;
  if (BROKEN_OFF.has(part.message)) return GONE.has(code ?? "") || isGone(part.cause);
  return false;
}

const isGone = (cause: unknown): boolean =>
  cause instanceof Error && (GONE.has((cause as NodeJS.ErrnoException).code ?? "") || isVisitorGone(cause));

/** True for what Next prints when it cannot decode the arguments of a server function. */
const isUnreadableCall = (parts: unknown[]): boolean =>
  actionCalls().getStore()?.hasBegun === false && parts.some((part) => part instanceof Error);

/** An error as text with its causes, as Node's own console prints it. */
const textOf = (part: unknown): string => (part instanceof Error ? inspect(part) : String(part));

/** Sends what Next and libraries print through the shop's logger, which removes personal data and secrets. */
export function logConsole(
  log: Pick<Logger, "info" | "debug" | "warn" | "error">,
  redact: (text: string) => string,
) {
  for (const [name, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, "info"][])
    console[name] = (...parts: unknown[]) => {
      const text = redact(parts.map(textOf).join(" "));
      if (parts.some(isVisitorGone)) log.debug({ source: "console" }, text);
      else if (isUnreadableCall(parts)) log.info({ source: "console" }, text);
      else log[level]({ source: "console" }, text);
    };
}
