import { expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { freshPractice } from "@/tests/support/practice-of-file";
import { hastyClient } from "@/tests/support/practice-shop";
import type { PullKind } from "./kinds";
import { sync } from "./start-sync";

const { pos, clover } = await freshPractice({ products: 60, customers: 20, orders: 20, days: 20 });

type Json = Record<string, unknown>;

/** A client to which one record of a list is sent with other fields. */
function clientWithOdd(list: string, isIt: (record: Json) => boolean, fields: Json) {
  const rewriting: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!new URL(String(input)).pathname.endsWith(`/${list}`)) return answer;
    const { elements, href } = (await answer.json()) as { elements: Json[]; href: string };
    return Response.json({
      href,
      elements: elements.map((one) => (isIt(one) ? { ...one, ...fields } : one)),
    });
  };
  return hastyClient(pos, { fetch: rewriting });
}

const pull = (kind: PullKind, client = clover) =>
  sync(
    systemCtx("test", () => new Date(pos.control.clock().now)),
    kind,
    { clover: client },
  );

test("an order is marked as deleted although nothing else of it can be read", async () => {
  const sell = () => pos.control.addOrders({ lines: [{ price: 1_000 }] })[0]?.id ?? "";
  const [odd, other] = [sell(), sell()];
  await pull("orders");
  for (const id of [odd, other]) pos.control.deleteOrder(id);
  const isOdd = ({ id }: Json) => id === odd;
  await pull(
    "orders",
    clientWithOdd("orders", isOdd, { lineItems: 7, total: "9.99", deletedTimestamp: "today" }),
  );
  const left = await db().order.findMany({ where: { cloverId: { in: [odd, other] }, removedAt: null } });
  expect(left.map(({ cloverId }) => cloverId)).toEqual([]);
});
