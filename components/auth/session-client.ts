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

async function post(path: string, body: object): Promise<Response> {
  const response = await fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText);
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
