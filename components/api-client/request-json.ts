import { ANSWER_TIMEOUT_MS, fetchWithin } from "./fetch-within";

/** A call that was refused, with the status and the sentence of the answer. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status}: ${text}`);
  }
}

/** False for the page that a proxy or a network's sign-in puts in the place of the shop's answer. */
const isShopAnswer = ({ ok, headers }: Response): boolean =>
  headers.get("content-type")?.startsWith(ok ? "application/json" : "text/plain") ?? false;

/**
 * The JSON of an answer.
 * @throws {ApiError} with the sentence of the shop, where it refused the call
 * @throws {Error} where the answer is not the shop's, with nothing to show to people
 */
export async function answerOf<Answer>(response: Response): Promise<Answer> {
  if (!isShopAnswer(response)) throw new Error("Not an answer of the shop.");
  if (response.ok) return response.json();
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

type Call = {
  method?: "GET" | "POST";
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A sync or a backfill answers when it is done, which may take minutes. */
  isLong?: boolean;
};

/**
 * Calls one of the shop's own addresses.
 * @throws {ApiError} with the sentence of the shop, where it refused the call
 * @throws {Error} where no answer of the shop came
 */
export async function requestJson<Answer>(
  path: string,
  { method = "POST", body, headers, signal, isLong = false }: Call = {},
): Promise<Answer> {
  const init: RequestInit = {
    method,
    credentials: "same-origin",
    cache: "no-store",
    headers: { ...(body && { "content-type": "application/json" }), ...headers },
    body: JSON.stringify(body),
    signal,
  };
  return answerOf(await (isLong ? fetch(path, init) : fetchWithin(ANSWER_TIMEOUT_MS, path, init)));
}
