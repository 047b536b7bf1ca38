import type { Logger } from "pino";
import { actionCalls } from "@/lib/actions/call";

const LEVELS = { log: "info", info: "info", debug: "debug", warn: "warn", error: "error" } as const;

/** What Node and streams call it when the other side of a connection goes away. */
const GONE = new Set([
  "ECONNRESET",
  "EPIPE",
  "ERR_STREAM_PREMATURE_CLOSE",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_WRITE_AFTER_END",
]);
/** How Node's HTTP server and Next name a request or an answer that was broken off. */
const BROKEN_OFF = new Set(["aborted", "failed to pipe response"]);

/** True for what Next prints when a visitor went away in the middle: no failure of ours. */
function isVisitorGone(part: unknown): boolean {
  if (!(part instanceof Error)) return false;
  if (part.name === "AbortError" || part.name === "ResponseAborted") return true;
  const { code } = part as NodeJS.ErrnoException;
  if (BROKEN_OFF.has(part.message)) return GONE.has(code ?? "") || isGone(part.cause);
  return false;
}

const isGone = (cause: unknown): boolean =>
  cause instanceof Error && (GONE.has((cause as NodeJS.ErrnoException).code ?? "") || isVisitorGone(cause));

/** True while Next could not read what a server function was called with. */
const isUnreadableCall = (parts: unknown[]): boolean =>
  actionCalls().getStore()?.hasBegun === false && parts.some((part) => part instanceof Error);

const textOf = (part: unknown): string =>
  part instanceof Error ? (part.stack ?? part.message) : String(part);

/** What Next and libraries print goes through the one logger, which takes personal data and secrets out. */
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
