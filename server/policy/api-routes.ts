import { SAFE_METHODS } from "@/lib/http/same-origin";
import { patternOf } from "./known-paths";

/** Next's names of the API routes, by method. Those that change something may get a body. */
export const API_ROUTES: Readonly<Record<string, readonly string[]>> = {
  GET: [
    "/api/admin/message-counts",
    "/api/admin/search",
    "/api/admin/sync/ledger",
    "/api/admin/sync/runs",
    "/api/admin/sync/status",
    "/api/audit/export",
    "/api/auth/[...nextauth]",
    "/api/categories",
    "/api/clover/configured",
    "/api/clover/status",
    "/api/contact",
    "/api/customers",
    "/api/customers/export",
    "/api/customers/stats",
    "/api/deals",
    "/api/events",
    "/api/events/[id]/calendar",
    "/api/health/live",
    "/api/health/ready",
    "/api/images/[hash]",
    "/api/images/[hash]/[variant]",
    "/api/loyalty/customer/[phone]",
    "/api/loyalty/stats",
    "/api/metrics",
    "/api/orders",
    "/api/orders/export",
    "/api/products",
    "/api/products/[id]",
    "/api/reviews",
    "/api/settings/hours",
    "/api/settings/launch-date",
    "/api/user",
  ],
  POST: [
    "/api/admin/migrate/loyalty-checkins",
    "/api/admin/sync/trigger",
    "/api/auth/[...nextauth]",
    "/api/clover/sync/[kind]",
    "/api/contact",
    "/api/deals",
    "/api/events",
    "/api/login",
    "/api/logout",
    "/api/loyalty/checkin",
    "/api/loyalty/member",
    "/api/products/missed",
    "/api/register",
    "/api/settings/hours",
    "/api/settings/launch-date",
    "/api/upload",
    "/api/user/password",
  ],
  PATCH: ["/api/deals/[id]", "/api/events/[id]"],
  DELETE: ["/api/deals/[id]", "/api/events/[id]", "/api/settings/hours/[id]"],
};

const patterns = new Map(Object.entries(API_ROUTES).map(([method, paths]) => [method, paths.map(patternOf)]));

const has = (method: string, path: string): boolean =>
  patterns.get(method)?.some((pattern) => pattern.test(path)) ?? false;

/** Whether a request of this method may have a body at this path (without query). */
export const takesBody = (method: string, path: string): boolean =>
  !SAFE_METHODS.has(method) && has(method, path);

/** The methods that the route at this path (without query) answers, in alphabetical order; none without a route. */
export function methodsAt(path: string): string[] {
  const own = [...patterns.keys()].filter((method) => has(method, path));
  // Next answers HEAD as GET without the body, and OPTIONS itself.
  const byNext = own.length === 0 ? [] : own.includes("GET") ? ["HEAD", "OPTIONS"] : ["OPTIONS"];
  return [...own, ...byNext].sort();
}
