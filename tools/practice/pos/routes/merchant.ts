import { HttpError, ok, type Reply } from "../http";
import { parseExpand } from "../query";
import { tagToWire } from "../wire/item";
import { hrefOf } from "../wire/list";
import type { Call, Route } from "./route-context";

export const merchantRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "",
    run: ({ shop, url }) => ok(shop.merchant.merchant(parseExpand(url.searchParams, shop.settings))),
  },
  { method: "GET", path: "address", run: ({ shop }) => ok(shop.merchant.address()) },
  {
    method: "GET",
    path: "properties",
    run: ({ shop }) => ok(shop.merchant.properties(shop.settings.trackStock, shop.settings.stockFallsOnSale)),
  },
  { method: "GET", path: "opening_hours", run: ({ shop }) => ok(shop.merchant.openingHours()) },
  { method: "GET", path: "tax_rates", run: (call) => short(call, call.shop.merchant.taxRates()) },
  { method: "GET", path: "tenders", run: (call) => short(call, call.shop.merchant.tenders()) },
  { method: "GET", path: "order_types", run: (call) => short(call, call.shop.merchant.orderTypes()) },
  { method: "GET", path: "tags", run: (call) => short(call, call.shop.inventory.tags.map(tagToWire)) },
];

/** Answers a short list, with paging all the same. */
function short({ url, shop }: Call, elements: object[]): Reply {
  const limit = Number(url.searchParams.get("limit") ?? 100);
  const offset = Number(url.searchParams.get("offset") ?? 0);
  if (!Number.isInteger(limit) || !Number.isInteger(offset) || offset < 0) {
    throw new HttpError(400, "limit and offset must be whole numbers");
  }
  const path = url.pathname.split("/").at(-1) ?? "";
  return ok({ elements: elements.slice(offset, offset + limit), href: hrefOf(shop.plan.merchantId, path) });
}
