import { urlPath } from "@/lib/url-path";

const CLASSES: readonly [RegExp, string][] = [
  [/^(?:\/api)?\/images\//, "image"],
  [/^\/_next\/|\.\w{2,5}$/, "file"],
  [/^\/api\/(?:health|metrics)(?:\/|$)/, "health"],
  [/^\/api\/(?:auth|login|logout|register|user)(?:\/|$)/, "session"],
  [/^\/api\/(?:admin|audit|clover|customers|orders|settings|upload)(?:\/|$)/, "admin-api"],
  [/^\/api\//, "api"],
  [/^\/admin(?:\/|$)/, "admin"],
];

/** The class a request is counted under: a handful, so that no visitor can make the list of series grow. */
export function routeClass(url: string): string {
  const path = urlPath(url);
  return CLASSES.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

export const methodClass = (method: string | undefined): string =>
  METHODS.has(method ?? "") ? String(method) : "other";
