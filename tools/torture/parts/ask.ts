import { DEMO_ADMIN } from "@/tools/launch/demo-admin";

const PATIENCE_MS = 30_000;

export type Asked = {
  method?: string;
  json?: unknown;
  headers?: Record<string, string>;
  cookie?: string;
  /** Which visitor it is from: the address a trusted proxy would name. */
  from?: string;
  ms?: number;
};
export type Answer = { status: number; body: string; headers: Headers };

/** One request, read to its end. @throws when no whole answer came */
export async function ask(url: string, asked: Asked = {}): Promise<Answer> {
  const { json, cookie, from = "192.0.2.1", ms = PATIENCE_MS } = asked;
  const headers: Record<string, string> = { "x-forwarded-for": from, ...asked.headers };
  if (cookie) headers.cookie = cookie;
  if (json !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(url, {
    method: asked.method ?? (json === undefined ? "GET" : "POST"),
    headers,
    body: json === undefined ? undefined : JSON.stringify(json),
    redirect: "manual",
    signal: AbortSignal.timeout(ms),
  });
  return { status: answer.status, body: await answer.text(), headers: answer.headers };
}

/** Makes the shop's first admin; returns the cookie of the session. */
export async function registerAdmin(shop: string): Promise<string> {
  const { username, password, email, adminCode } = DEMO_ADMIN;
  const answer = await ask(`${shop}/api/register`, { json: { username, password, email, adminCode } });
  if (answer.status >= 300) throw new Error(`No admin could be made: ${answer.status} ${answer.body}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}
