import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { erasePerson } from "@/lib/privacy/erase-person";
import { openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { adminCtx } from "@/tests/factories/contexts";
import { freshPractice } from "@/tests/support/practice-of-file";
import { emptyShop, hastyClient } from "@/tests/support/practice-shop";
import { type Json, rewrittenAnswers } from "@/tests/support/rewritten-answers";
import { Dice } from "@/tools/practice/pos/random";
import type { PullKind } from "./kinds";
import { listRuns } from "./queries";
import { sync } from "./start-sync";

/** More with SYNC_ODD_ROUNDS=50. */
const ROUNDS = Number(process.env.SYNC_ODD_ROUNDS ?? 2);

const { pos, clover, ctx } = await freshPractice({ products: 60, customers: 20, orders: 20, days: 20 });

/** A client to which records of a list are sent otherwise. */
function clientWith(list: string, rewrite: (record: Json) => Json) {
  const rewriteAll = (answer: Json) => ({ ...answer, elements: (answer.elements as Json[]).map(rewrite) });
  return hastyClient(pos, { fetch: rewrittenAnswers(new RegExp(`/${list}$`), rewriteAll) });
}

/** A client to which one record of a list is sent with other fields. */
const clientWithOdd = (list: string, isIt: (record: Json) => boolean, fields: Json) =>
  clientWith(list, (record) => (isIt(record) ? { ...record, ...fields } : record));

const pull = (kind: PullKind, client = clover) => sync(ctx(), kind, { clover: client });
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
  expect(before.map(({ name }) => name)).toContain("Silver member");
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

describe("the ledger names what could not be read", () => {
  const recordsNamed = async () => (await listRuns(adminCtx(), 1))[0]?.skippedRecords;
  const stored = async () =>
    (await db().syncRun.findFirstOrThrow({ orderBy: { id: "desc" } })).skippedRecords;

  test("goods and discounts with the name they have at Clover, until they are well again", async () => {
    const item = pos.control.createItem({ name: "Blue Cone", price: 900 });
    await pull("inventory", clientWithOdd("items", named("Blue Cone"), { price: "9.00" }));
    expect(await recordsNamed()).toEqual({
      "price: Invalid input: expected number, received string": [{ id: item.id, name: "Blue Cone" }],
    });
    await pull("inventory", clientWithOdd("discounts", named("Silver member"), { percentage: "10" }));
    expect(await recordsNamed()).toEqual({
      "percentage: Invalid input: expected number, received string": [
        { id: expect.stringMatching(/^\w{13}$/), name: "Silver member" },
      ],
    });
    await pull("inventory");
    expect(await recordsNamed()).toEqual({});
  });

  test("people by their id, with the name only while the shop has them", async () => {
    const { id } = pos.control.createCustomer({
      firstName: "Dana",
      lastName: "Rivers",
      phones: ["7025550142"],
    });
    const odd = clientWithOdd("customers", (record) => record.id === id, { metadata: { dobMonth: "4" } });
    const reason = "metadata.dobMonth: Invalid input: expected number, received string";
    await pull("customers", odd);
    expect(await recordsNamed()).toEqual({ [reason]: [{ id }] });
    await pull("customers");
    await pull("customers", odd);
    expect(await recordsNamed()).toEqual({ [reason]: [{ id, name: "Dana Rivers" }] });
    expect(await stored()).toEqual({ [reason]: [{ id }] });

    const { id: requestId } = await openPrivacyRequest(adminCtx(), { kind: "delete", name: "Dana Rivers" });
    const { id: customerId } = await db().customer.findUniqueOrThrow({ where: { cloverId: id } });
    await erasePerson(adminCtx(), { requestId, customerIds: [customerId] });
    const runs = await db().syncRun.findMany({ where: { kind: "customers" } });
    expect(JSON.stringify(runs.map(({ skippedRecords }) => skippedRecords))).not.toContain(id);
    await pull("customers", odd);
    expect(await stored()).toEqual({ [reason]: [] });
  });
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

describe("however odd every third record is, the others are stored as they are", () => {
  const ODD: readonly unknown[] = [
    undefined,
    null,
    "odd",
    "7",
    -1,
    1.5,
    2 ** 53,
    1e300,
    [],
    [null],
    {},
    true,
  ];
  const NESTED = [{ elements: {} }, { elements: [null] }, { elements: [{}] }, { elements: { id: "A" } }];
  const LISTS = { items: "inventory", customers: "customers", orders: "orders" } as const;

  /** Puts an odd value in the place of a field of a record, or of one of those inside it. */
  function odd(value: unknown, dice: Dice): unknown {
    if (typeof value !== "object" || value === null) return dice.pick([...ODD, ...NESTED, "x".repeat(5_000)]);
    if (Array.isArray(value)) return value.map((one, at) => (at === 0 ? odd(one, dice) : one));
    const names = Object.keys(value).filter((name) => name !== "id" && name !== "href");
    if (names.length === 0 || dice.chance(0.1)) return dice.pick([...ODD, ...NESTED]);
    const name = dice.pick(names);
    return { ...value, [name]: odd((value as Json)[name], dice) };
  }

  /** What is stored of each record that does not depend on the others. */
  async function stored(list: keyof typeof LISTS): Promise<Map<string, unknown>> {
    const rows = {
      items: () => db().product.findMany({ where: { isGroup: false } }),
      customers: () => db().customer.findMany(),
      orders: () => db().order.findMany({ include: { items: { orderBy: { cloverId: "asc" } } } }),
    };
    const SHARED = /^(id|createdAt|updatedAt|\w+Id|member\w*|email|soldRecently)$/;
    const own = (name: string, value: unknown) =>
      SHARED.test(name) && !/cloverId$/i.test(name)
        ? undefined
        : typeof value === "bigint"
          ? Number(value)
          : value;
    return new Map(
      (await rows[list]()).map((row) => [String(row.cloverId), JSON.parse(JSON.stringify(row, own))]),
    );
  }

  test.each(["items", "customers", "orders"] as const)("%s", async (list) => {
    const ids: string[] = [];
    const noted = clientWith(list, (one) => {
      ids.push(String(one.id));
      return one;
    });
    await pull(LISTS[list], noted);
    const whole = await stored(list);
    const isOdd = new Map([...new Set(ids)].sort().map((id, at) => [id, at % 3 === 0]));
    expect(new Set([...whole.keys()].map((id) => isOdd.get(id)))).toEqual(new Set([true, false]));
    for (let seed = 1; seed <= ROUNDS; seed += 1) {
      await emptyShop();
      const rewrite = (one: Json) => {
        const at = [...isOdd.keys()].indexOf(String(one.id));
        return isOdd.get(String(one.id))
          ? { ...(odd(one, new Dice(seed * 1_000 + at)) as Json), id: one.id }
          : one;
      };
      await pull(LISTS[list], clientWith(list, rewrite));
      const now = await stored(list);
      for (const [id, row] of whole) if (!isOdd.get(id)) expect([seed, now.get(id)]).toEqual([seed, row]);
      const { status, skipped } = await db().syncRun.findFirstOrThrow({ orderBy: { id: "desc" } });
      expect(["done", "partial"]).toContain(status);
      expect(now.size + skipped).toBeGreaterThanOrEqual(whole.size);
    }
  });
});
