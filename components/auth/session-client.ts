import type { ChangePasswordInput, UserDto } from "@/lib/auth/schema";
import { api } from "@/lib/routes";

/** A call that was refused, with the status and the sentence of the answer. */
export class CallError extends Error {
  override name = "CallError";
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
 * For a call whose answer is JSON.
 * @throws {Error} where the answer is not the shop's, with nothing to show to people
 */
export function requireShopAnswer(response: Response): void {
  if (!isShopAnswer(response)) throw new Error("Not an answer of the shop.");
}

/**
 * Throws unless the call succeeded.
 * @throws {CallError} with the sentence of the shop
 * @throws {Error} where the answer is not the shop's, with nothing to show to people
 */
export async function requireOk(response: Response): Promise<void> {
  if (response.ok) return;
  requireShopAnswer(response);
  throw new CallError(response.status, (await response.text()) || response.statusText);
}

async function post(path: string, body: object): Promise<Response> {
  const response = await fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await requireOk(response);
  return response;
}

/**
 * Opens a session.
 * @throws {CallError}
 */
export async function signInWith(
  path: typeof api.login | typeof api.register,
  body: object,
): Promise<UserDto> {
  return (await post(path, body)).json();
}

/** Replaces the signed-in user's password; their other sessions end, this browser's continues. @throws {CallError} */
export async function changePassword(body: ChangePasswordInput): Promise<void> {
  await post(api.changePassword, body);
}
