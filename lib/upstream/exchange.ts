import type { z } from "zod";
import { startDeadline } from "./deadline";
import { isUpstreamError } from "./error";
import type { Failures } from "./failures";
import { BodyTooLarge, readBoundedText } from "./read-body";

export type Exchange<Output> = {
  send: typeof fetch;
  url: string;
  init: RequestInit;
  output: z.ZodType<Output>;
  timeoutMs: number;
  maxBytes: number;
  signal: AbortSignal | undefined;
  now: () => number;
  failed: Failures;
  /** Called when the status line has come. */
  onArrived: (headers: Headers) => void;
};

/**
 * Sends one request and reads its answer to the end within the deadline.
 * @throws {UpstreamError} or the reason of the caller's signal.
 */
export async function exchange<Output>(given: Exchange<Output>): Promise<Output> {
  const { failed, signal, timeoutMs } = given;
  const deadline = startDeadline(timeoutMs, signal);
  try {
    const response = await deadline.race(given.send(given.url, { ...given.init, signal: deadline.signal }));
    given.onArrived(response.headers);
    if (!response.ok) {
      void response.body?.cancel().catch(() => undefined);
      throw failed.refused(response, given.now());
    }
    const text = await deadline.race(readBoundedText(response, given.maxBytes));
    return parse(text, response.status, given.output, failed);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (isUpstreamError(error)) throw error;
    if (error instanceof BodyTooLarge) throw failed.tooLarge();
    throw deadline.expired() ? failed.late(timeoutMs) : failed.unreachable(error);
  } finally {
    deadline.stop();
  }
}

function parse<Output>(text: string, status: number, output: z.ZodType<Output>, failed: Failures): Output {
  let json: unknown;
  try {
    json = text.trim() === "" ? undefined : JSON.parse(text);
  } catch {
    throw failed.notJson(status);
  }
  const parsed = output.safeParse(json);
  if (!parsed.success) throw failed.wrongShape(status, parsed.error.issues[0]);
  return parsed.data;
}
