import { expect, test } from "vitest";
import { OrderFilter } from "@/lib/orders/filter";
import { ListQuery } from "@/lib/paging";
import { orderExportHref, orderListHref } from "./order-hrefs";

const Query = ListQuery.extend(OrderFilter.shape);
const read = (href: string) => Object.fromEntries(new URL(href, "https://shop.example").searchParams);

test("an order opens over the same list: search, filter with its hour, and page", () => {
  const query = {
    q: "ana",
    page: 3,
    show: "refunded",
    from: "2026-11-02",
    to: "2026-11-08",
    hour: 0,
  } as const;
  const { order, ...kept } = read(orderListHref(query, { order: "42" }));
  expect(order).toBe("42");
  expect(Query.parse(kept)).toEqual(query);
  expect(read(orderListHref(query, { money: "1" }))).toEqual({ ...kept, money: "1" });
  expect(Query.parse(read(orderExportHref(query)))).toEqual({ ...query, page: 1 });
});

test("what is not filtered stays out of the address", () => {
  expect(orderListHref(Query.parse({}))).toBe("/admin/orders");
});
