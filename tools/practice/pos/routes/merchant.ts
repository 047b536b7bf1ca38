import { ok, type Reply } from "../http";
import { parseExpand } from "../query";
import { tagToWire } from "../wire/item";
import type { Call, Route } from "./route-context";
import { wholeList } from "./whole-list";

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

/** Answers a list for which Clover publishes no filter. */
const short = (call: Call, elements: readonly object[]): Reply =>
  wholeList(call, elements, {}, (element) => element);
