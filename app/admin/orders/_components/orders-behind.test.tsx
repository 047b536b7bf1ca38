import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrdersBehind } from "./orders-behind";

it("opens each order over the same list: search, filter, days and page", async () => {
  const order = {
    key: "sale-1",
    orderId: "3f1c9a52",
    at: "2026-11-03T20:00:00.000Z",
    amount: "12.50",
    note: "",
  };
  const listed = { q: "ana", page: 3, show: "refunded", from: "2026-11-02", to: "2026-11-08" } as const;
  const behind = Promise.resolve({ count: 1, orders: [order] });
  const html = renderToStaticMarkup(await OrdersBehind({ line: "sales", behind, listed }));
  const [, href = ""] = /href="([^"]+)"/.exec(html) ?? [];
  const kept = { q: "ana", page: "3", show: "refunded", from: "2026-11-02", to: "2026-11-08" };
  expect(
    Object.fromEntries(new URL(href.replaceAll("&amp;", "&"), "https://shop.example").searchParams),
  ).toEqual({
    ...kept,
    order: "3f1c9a52",
  });
});
