import findMyWay from "find-my-way";
import { HttpError, type Reply } from "../http";
import { customerRoutes } from "./customers";
import { inventoryRoutes } from "./inventory";
import { itemGroupRoutes } from "./item-groups";
import { merchantRoutes } from "./merchant";
import { orderRoutes } from "./orders";
import { paymentRoutes } from "./payments";
import type { Call, Route } from "./route-context";

const ROUTES: readonly Route[] = [
  ...merchantRoutes,
  ...inventoryRoutes,
  ...itemGroupRoutes,
  ...customerRoutes,
  ...orderRoutes,
  ...paymentRoutes,
];

const router = findMyWay({ ignoreTrailingSlash: true });
for (const { method, path, run } of ROUTES) router.on(method, `/${path}`, () => {}, run);

/**
 * Dispatches a request to its route.
 * @throws HttpError 405 for an unknown path or method, as recorded from Clover
 */
export function dispatch(method: string, path: string[], call: Omit<Call, "id">): Reply | Promise<Reply> {
  const found = router.find(method as "GET", `/${path.join("/")}`);
  if (!found) throw new HttpError(405, `${method} not allowed`);
  const run = found.store as Route["run"];
  return run({ ...call, id: found.params.id ?? "" });
}
