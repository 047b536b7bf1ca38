import { patternOf } from "./known-paths";

/** Next's names of the routes that may get a body, those that change something, by method. */
export const BODY_ROUTES: Readonly<Record<string, readonly string[]>> = {
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

const patterns = new Map(
  Object.entries(BODY_ROUTES).map(([method, paths]) => [method, paths.map(patternOf)]),
);

/** Whether a request of this method may have a body at this path (without query). */
export const takesBody = (method: string, path: string): boolean =>
  patterns.get(method)?.some((pattern) => pattern.test(path)) ?? false;
