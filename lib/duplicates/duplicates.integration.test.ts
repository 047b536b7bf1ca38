import { beforeEach, describe, expect, test } from "vitest";
import { createCtx, systemCtx } from "@/lib/context";
import {
  dismissDuplicate,
  joinCustomers,
  separateCustomer,
  undoDismissal,
  undoJoin,
  undoSeparation,
} from "@/lib/customers/link-customers";
import { regroupMembers } from "@/lib/customers/regroup-members";
import { db, type Prisma } from "@/lib/db/client";
import { ADMIN_PAGE_SIZE } from "@/lib/page-size";
import { anonymousCtx, customerCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";
import { listDuplicateDecisions } from "./decisions";
import { listLikelyDuplicates } from "./likely-duplicates";

const ctx = systemCtx("test");
beforeEach(emptyShop);

const person = (firstName: string, parts: Partial<Prisma.CustomerUncheckedCreateInput> = {}) =>
  makeCustomer(db(), { firstName, lastName: "Rivera", phone: null, phoneDigits: [], ...parts });
const EMAIL = { emails: ["both@example.com"] };
const withPhone = (phone: string, digits = phone) => ({ phone, phoneDigits: [digits] });

/** Each pair as "first + second: reasons". */
async function listed(): Promise<string[]> {
  const { rows, total } = await listLikelyDuplicates(ctx);
  expect(total).toBe(rows.length);
  return rows.map(({ first, second, reasons }) => {
    const [one, other] = [first.name, second.name].sort();
    return `${one} + ${other}: ${reasons.join(", ")}`;
  });
}

async function buy(customerId: string, productIds: readonly string[], parts = {}) {
  const order = await makeOrder(db(), { customerId, createdAt: new Date(), ...parts });
  for (const productId of productIds)
    await db().orderItem.create({
      data: { orderId: order.id, productId, quantity: 1, price: "5.00", total: "5.00" },
    });
}

describe("likely duplicates", () => {
  test("lists records with the same e-mail address, whatever the names", async () => {
    await person("Ana", { ...EMAIL, lastName: "Solo" });
    await person("Bo", EMAIL);
    await person("Cy", { emails: ["cy@example.com"] });
    expect(await listed()).toEqual(["Ana Solo + Bo Rivera: email"]);
  });

  test("ignores an address shared by eleven people, as the shop's own", async () => {
    for (let at = 0; at < 11; at++) await person(`P${at}`, { ...EMAIL, lastName: "" });
    expect(await listed()).toEqual([]);
  });

  test("lists a regular whom clerks entered again and again, with one address or one number", async () => {
    for (let at = 0; at < 12; at++) await person("Ana", { ...EMAIL, ...withPhone("7025550111") });
    await person("Ana", EMAIL);
    for (let at = 0; at < 12; at++) await person("Bo", withPhone("7025550112"));
    await person("Bo", { phone: "555-0112" });
    await regroupMembers(db());
    expect((await listed()).sort()).toEqual([
      "Ana Rivera + Ana Rivera: email",
      "Bo Rivera + Bo Rivera: number",
    ]);
  });

  test("lists a namesake who buys alike beside a regular who was entered again and again", async () => {
    const ids = (await Promise.all([..."ABC"].map((name) => makeProduct(db(), { name })))).map(
      ({ id }) => id,
    );
    const regular = await person("Ana", withPhone("7025550111"));
    for (let at = 0; at < 5; at++) await person("Ana", withPhone("7025550111"));
    await regroupMembers(db());
    for (const { id } of [regular, await person("Ana")]) await buy(id, ids);
    expect(await listed()).toEqual(["Ana Rivera + Ana Rivera: purchases"]);
  });

  test("lists an equal number without its area code only with an equal name", async () => {
    await person("Ana", withPhone("702-555-0111", "7025550111"));
    await person("Ana", { phone: "555 0111", lastName: "R." });
    await person("Bo", { phone: "555-0111", lastName: "Else" });
    expect(await listed()).toEqual(["Ana R. + Ana Rivera: number"]);
  });

  test("lists namesakes when they buy alike, but not for the name, an old sale or a refund alone", async () => {
    const goods = await Promise.all([..."ABCDEFGHIJK"].map((name) => makeProduct(db(), { name })));
    const ids = goods.map(({ id }) => id);
    const [one, other, third] = [await person("Ana"), await person(" ANA "), await person("Ana")];
    await buy(one.id, ids.slice(0, 3));
    await buy(other.id, ids.slice(0, 7));
    await buy(third.id, ids.slice(0, 3), { paymentStatus: "refunded" });
    await buy(third.id, ids.slice(0, 3), { isTest: true });
    await buy(third.id, ids.slice(0, 3), { createdAt: new Date(Date.now() - 400 * 86_400_000) });
    // Three products in common with the second, but that is less than half of what either bought.
    await buy((await person("Ana")).id, ids.slice(4));
    const pairs = await listLikelyDuplicates(ctx);
    expect(pairs.rows.map(({ first, second, reasons }) => [[first.id, second.id].sort(), reasons])).toEqual([
      [[one.id, other.id].sort(), ["purchases"]],
    ]);
  });

  test("lists records with a name in common and a number that joins nobody", async () => {
    for (const last of ["Rivers", "Rivera", "Stone"])
      await person("Ana", { ...withPhone("5555555555"), lastName: last });
    await person("Bo", withPhone("5555555555"));
    await regroupMembers(db());
    expect((await listLikelyDuplicates(ctx)).total).toBe(4);
  });

  test("sorts by the number of reasons, then by visits, and pages through the list", async () => {
    await person("Ana", { ...EMAIL, phone: "555-0111", checkinCount: 1 });
    await person("Ann", { ...EMAIL, phone: "555-0111", checkinCount: 1 });
    await person("Bo", { emails: ["bo@example.com"], checkinCount: 9 });
    await person("Bob", { emails: ["bo@example.com"], checkinCount: 9 });
    await person("Cy", { emails: ["cy@example.com"], checkinCount: 2 });
    await person("Cyd", { emails: ["cy@example.com"], checkinCount: 2 });
    expect(await listed()).toEqual([
      "Ana Rivera + Ann Rivera: email, number",
      "Bo Rivera + Bob Rivera: email",
      "Cy Rivera + Cyd Rivera: email",
    ]);
  });

  test("shows the last page there is when the page asked for is no longer full of pairs", async () => {
    const emails = Array.from({ length: ADMIN_PAGE_SIZE + 1 }, (_, at) => [`pair${at}@example.com`]);
    for (const address of emails) {
      await person("One", { emails: address });
      await person("Two", { emails: address });
    }
    const [first, last] = [await listLikelyDuplicates(ctx, 1), await listLikelyDuplicates(ctx, 2)];
    expect(first).toMatchObject({ total: ADMIN_PAGE_SIZE + 1, page: 1, pages: 2 });
    expect(last).toMatchObject({ total: ADMIN_PAGE_SIZE + 1, page: 2, pages: 2 });
    expect(last.rows).toHaveLength(1);
    expect(first.rows).not.toContainEqual(last.rows[0]);
    expect(await listLikelyDuplicates(ctx, 9)).toEqual(last);
    for (const { first: one, second: two } of last.rows)
      await dismissDuplicate(ctx, { fromId: one.id, toId: two.id });
    expect(await listLikelyDuplicates(ctx, 2)).toEqual({ ...first, total: ADMIN_PAGE_SIZE, pages: 1 });
    await db().customer.deleteMany();
    expect(await listLikelyDuplicates(ctx, 2)).toEqual({ rows: [], total: 0, page: 1, pages: 1 });
  });

  test("leaves out test records, removed records and records of one member", async () => {
    await person("Ana", EMAIL);
    await person("Test", { ...EMAIL, isPlaceholder: true });
    await person("Gone", { ...EMAIL, removedAt: new Date() });
    await person("Bo", { ...withPhone("7025550112"), emails: ["bo@example.com"] });
    await person("Bob", { ...withPhone("7025550112"), emails: ["bo@example.com"] });
    await regroupMembers(db());
    expect(await listed()).toEqual([]);
  });

  test("require an admin", async () => {
    await expect(listLikelyDuplicates(customerCtx())).rejects.toMatchObject({ code: "forbidden" });
    await expect(listDuplicateDecisions(anonymousCtx())).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

describe("decisions of staff", () => {
  test("keeping two people apart also covers their other records, until it is undone", async () => {
    const ana = await person("Ana", { ...EMAIL, ...withPhone("7025550111") });
    await person("Ana Two", { ...EMAIL, ...withPhone("7025550111") });
    const bo = await person("Bo", EMAIL);
    await regroupMembers(db());
    expect(await listed()).toHaveLength(1);
    const pair = { fromId: bo.id, toId: ana.id };
    await dismissDuplicate(ctx, pair);
    expect(await listed()).toEqual([]);
    expect(await listDuplicateDecisions(ctx)).toMatchObject([{ kind: "different", by: "test" }]);
    await undoDismissal(ctx, pair);
    expect(await listed()).toHaveLength(1);
    expect(await listDuplicateDecisions(ctx)).toEqual([]);
  });

  test("joining removes the pair from the list and adds up visits, and undoing reverts both", async () => {
    const ana = await person("Ana", { ...EMAIL, checkinCount: 2 });
    const bo = await person("Bo", { ...EMAIL, checkinCount: 3 });
    const pair = { fromId: ana.id, toId: bo.id };
    await joinCustomers(ctx, pair);
    expect(await listed()).toEqual([]);
    expect(await listDuplicateDecisions(ctx)).toMatchObject([{ kind: "same" }]);
    expect(await db().customer.findMany({ select: { memberVisits: true } })).toEqual([
      { memberVisits: 5 },
      { memberVisits: 5 },
    ]);
    await undoJoin(ctx, pair);
    expect(await listed()).toHaveLength(1);
    const actions = await db().auditEntry.findMany({ where: { entityId: ana.id }, orderBy: { id: "asc" } });
    expect(actions.map(({ action }) => action)).toEqual(["join", "undo join"]);
  });

  test("a separated record is not proposed again, and the decision is listed with its actor", async () => {
    const phone = withPhone("7025550111");
    await person("Ana", { ...EMAIL, ...phone });
    const bo = await person("Bo", { ...EMAIL, ...phone });
    await regroupMembers(db());
    await separateCustomer(ctx, { id: bo.id });
    expect(await listed()).toEqual([]);
    expect(await listDuplicateDecisions(ctx)).toEqual([
      {
        kind: "separated",
        first: { id: bo.id, name: "Bo Rivera" },
        second: null,
        by: "test",
        at: expect.any(String),
      },
    ]);
    await undoSeparation(ctx, { id: bo.id });
    expect(await listDuplicateDecisions(ctx)).toEqual([]);
  });

  test("joining a chain of records at the same moment results in one member", async () => {
    for (let round = 0; round < 8; round++) {
      const chain: { id: string }[] = [];
      for (let at = 0; at < 5; at++) chain.push(await person(`P${round} ${at}`, { checkinCount: 1 }));
      const pairs = chain.slice(1).map(({ id }, at) => ({ fromId: chain[at]?.id ?? "", toId: id }));
      await Promise.all(pairs.map((pair) => joinCustomers(createCtx({ actor: ctx.actor }), pair)));
      const records = await db().customer.findMany({ where: { id: { in: chain.map(({ id }) => id) } } });
      expect(new Set(records.map(({ memberId }) => memberId)).size).toBe(1);
      expect(records.map(({ memberVisits }) => memberVisits)).toEqual([5, 5, 5, 5, 5]);
    }
  });
});
