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
const named = (name: string) => (record: Json) => record.name === name;

test("a modifier group that cannot be read holds back no other, and products keep its modifiers", async () => {
  const both = ["Hookah extras", "Gift wrap"];
  const known = pos.control.createItem({ name: "Tall", price: 900, modifierGroups: both });
  const former = pos.control.createItem({ name: "Small", price: 900, modifierGroups: ["Gift wrap"] });
  const modifiersOf = async (cloverId: string) =>
    (await db().product.findUniqueOrThrow({ where: { cloverId } })).modifiers;
  await pull("inventory");
  const before = await modifiersOf(known.id);
  expect(before).toHaveLength(3);
  const entered = pos.control.createItem({ name: "New", price: 900, modifierGroups: both });
  pos.control.updateItem(former.id, { modifierGroups: [] });
  const odd = clientWithOdd("modifier_groups", named("Hookah extras"), { modifiers: "none" });
  for (const _ of ["stored", "unchanged"]) {
    const counts = await pull("inventory", odd);
    expect(counts.skipped).toEqual({
      "modifier group modifiers: Invalid input: expected object, received string": 1,
    });
    expect(await modifiersOf(known.id)).toEqual(expect.arrayContaining(before as Json[]));
    expect(await modifiersOf(known.id)).toHaveLength(3);
    expect(await modifiersOf(entered.id)).toEqual([
      { group: "Gift wrap", name: "Box with ribbon", price: "2.00" },
    ]);
    expect(await modifiersOf(former.id)).toEqual([]);
  }
  await pull("inventory");
  expect(await modifiersOf(known.id)).toEqual(before);
  expect(await modifiersOf(entered.id)).toEqual(before);
});

test("a discount that cannot be read stays as it was, and the others are taken over", async () => {
  await pull("inventory");
  const list = () => db().registerDiscount.findMany({ orderBy: { name: "asc" } });
  const before = await list();
  const isSilver = named("Silver member");
  await pull("inventory", clientWithOdd("discounts", isSilver, { percentage: "10" }));
  expect(await list()).toEqual(before);
  await pull("inventory", clientWithOdd("discounts", isSilver, { id: 7 }));
  expect(await list()).toEqual(before);
  await pull("inventory", clientWithOdd("discounts", isSilver, { percentage: 11 }));
  const percents = (await list()).map(({ percent }) => percent?.toNumber() ?? null);
  expect(percents).toEqual(
    before.map(({ name, percent }) => (name === "Silver member" ? 11 : (percent?.toNumber() ?? null))),
  );
});

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
