import { HttpError, type Reply } from "../http";
import { customerRoutes } from "./customers";
import { inventoryRoutes } from "./inventory";
import { merchantRoutes } from "./merchant";
import { orderRoutes } from "./orders";
import { paymentRoutes } from "./payments";
import type { Call, Route } from "./route-context";

const ROUTES: readonly (Route & { parts: string[] })[] = [
  ...merchantRoutes,
  ...inventoryRoutes,
  ...customerRoutes,
  ...orderRoutes,
  ...paymentRoutes,
].map((route) => ({ ...route, parts: route.path.split("/").filter(Boolean) }));

/**
 * Runs the route for a path below the merchant.
 * @throws HttpError 404 for a path Clover does not have here, 405 for a path with another method
 */
export function dispatch(method: string, path: string[], call: Omit<Call, "params">): Reply | Promise<Reply> {
  let known = false;
  for (const route of ROUTES) {
    const params = match(route.parts, path);
    if (!params) continue;
    known = true;
    if (route.method === method) return route.run({ ...call, params });
  }
  if (known) throw new HttpError(405, "Method Not Allowed");
  throw new HttpError(404, "Not Found");
}

function match(parts: string[], path: string[]): Record<string, string> | undefined {
  if (parts.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [n, part] of parts.entries()) {
    const found = path[n] as string;
    if (part.startsWith(":")) params[part.slice(1)] = found;
    else if (part !== found) return undefined;
  }
  return params;
}
