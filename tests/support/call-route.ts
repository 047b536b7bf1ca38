import type { RouteHandler } from "@/lib/http/route";

type Call = {
  method?: string;
  path?: string;
  /** Sent as JSON. */
  json?: unknown;
  body?: BodyInit;
  cookie?: string;
  headers?: Record<string, string>;
  params?: Record<string, string>;
};

export const ORIGIN = "http://localhost:3000";

/** Calls a route handler with the headers of a same-origin browser request; given headers override them. */
export function callRoute(
  handler: RouteHandler,
  { method = "GET", path = "/", json, body, cookie, headers = {}, params = {} }: Call = {},
): Promise<Response> {
  const sent = new Headers({ host: "localhost:3000" });
  if (method !== "GET" && method !== "HEAD") {
    sent.set("origin", ORIGIN);
    sent.set("sec-fetch-site", "same-origin");
  }
  if (json !== undefined) sent.set("content-type", "application/json");
  if (cookie) sent.set("cookie", cookie);
  for (const [name, value] of Object.entries(headers)) {
    if (value === "") sent.delete(name);
    else sent.set(name, value);
  }
  const request = new Request(`${ORIGIN}${path}`, {
    method,
    headers: sent,
    body: json === undefined ? body : JSON.stringify(json),
  });
  return handler(request, { params: Promise.resolve(params) });
}
