import { beforeEach, describe, expect, test } from "vitest";
import { createCtx, systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { membersByPhone } from "@/lib/loyalty/find-member";
import { lookupByPhone } from "@/lib/loyalty/lookup-by-phone";
import { countTiers } from "@/lib/loyalty/queries";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { anonymousCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";
import {
  dismissDuplicate,
  joinCustomers,
  separateCustomer,
  undoDismissal,
  undoJoin,
  undoSeparation,
} from "./link-customers";
import { searchCustomers } from "./queries";
import { regroupMembers } from "./regroup-members";

const ctx = systemCtx("test");
beforeEach(emptyShop);

const person = (firstName: string, phone: string | null, checkinCount = 0) =>
  makeCustomer(db(), { firstName, phone, phoneDigits: phone ? [phone] : [], checkinCount });
const visitsOf = async () =>
  Object.fromEntries(
    (await db().customer.findMany()).map(({ firstName, memberVisits }) => [firstName, memberVisits]),
  );

describe("records that share a number", () => {
  test("are one member wherever a count or a tier is shown", async () => {
    await person("Ana", "7025550111", 4);
    await person("Anna", "7025550111", 8);
    await person("Bo", "7025550112", 1);
    await regroupMembers(db());
    expect(await visitsOf()).toEqual({ Ana: 12, Anna: 12, Bo: 1 });
    const { rows } = await searchCustomers(ctx, { q: "", page: 1 }, { filter: "legitimate", launch: null });
    expect(rows.filter(({ firstName }) => firstName !== "Bo").map(({ tier }) => tier)).toEqual([
      "Silver",
      "Silver",
    ]);
    expect(await countTiers(ctx, null)).toMatchObject({ members: 2, Silver: 1, Bronze: 0 });
    expect(await lookupByPhone(anonymousCtx(), "702-555-0111", "1.1.1.1")).toMatchObject({
      checkinCount: 12,
    });
    const members = await searchCustomers(
      ctx,
      { q: "anna", page: 1 },
      { filter: "legitimate", launch: null, isByMember: true },
    );
    expect(members.rows.map(({ firstName }) => firstName)).toEqual(["Ana"]);
  });

  test("are strangers where the number was only typed to get past the field", async () => {
    for (const name of ["Dana", "Eve", "Finn"]) await person(name, "5555555555", 2);
    const pair = [await person("Ana", "7025550111", 4), await person("Anna", "7025550111", 8)];
    await regroupMembers(db());
    expect(await visitsOf()).toEqual({ Dana: 2, Eve: 2, Finn: 2, Ana: 12, Anna: 12 });
    // As shops stored them before such numbers joined nobody.
    await db().customer.updateMany({ data: { memberId: pair[0]?.id, memberVisits: 18 } });
    await regroupMembers(db());
    expect(await visitsOf()).toEqual({ Dana: 2, Eve: 2, Finn: 2, Ana: 12, Anna: 12 });
    expect(await db().customer.count({ where: { phoneDigits: { has: "5555555555" } } })).toBe(3);
  });

  test("are strangers again once more than ten people have the number", async () => {
    for (let at = 0; at < 10; at++) await person(`Sam ${at}`, "7025550111", 1);
    await regroupMembers(db());
    expect(new Set(Object.values(await visitsOf()))).toEqual(new Set([10]));
    const last = await person("Sam 10", "7025550111", 1);
    await regroupMembers(db(), [last.id]);
    expect(Object.values(await visitsOf())).toEqual(Array(11).fill(1));
  });

  test("count a visit of one record for all", async () => {
    await person("Ana", "7025550111");
    await person("Anna", "7025550111");
    await regroupMembers(db());
    expect(await recordCheckin(ctx, { phone: "7025550111" })).toMatchObject({ checkinCount: 1 });
    expect(await visitsOf()).toEqual({ Ana: 1, Anna: 1 });
  });

  test("count six concurrent visits of both without a deadlock", async () => {
    const people = [await person("Ana", "7025550111"), await person("Anna", "7025550111")];
    await separateCustomer(ctx, { id: String(people[1]?.id) });
    await joinCustomers(ctx, { fromId: String(people[0]?.id), toId: String(people[1]?.id) });
    await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        recordCheckin(createCtx({ actor: ctx.actor }), {
          phone: "7025550111",
          customerId: String(people[at % 2]?.id),
        }),
      ),
    );
    expect(await visitsOf()).toEqual({ Ana: 6, Anna: 6 });
  });
});

test("add up visits when joined, and separate them when the join is undone", async () => {
  const ana = await person("Ana", "7025550111", 4);
  const anna = await person("Anna", null, 8);
  const pair = { fromId: anna.id, toId: ana.id };
  await joinCustomers(ctx, pair);
  expect(await visitsOf()).toEqual({ Ana: 12, Anna: 12 });
  await expect(joinCustomers(ctx, pair)).rejects.toThrow("These records are one member already.");
  await undoJoin(ctx, { fromId: ana.id, toId: anna.id });
  expect(await visitsOf()).toEqual({ Ana: 4, Anna: 8 });
  const actions = await db().auditEntry.findMany({
    where: { entityId: ana.id },
    select: { action: true },
    orderBy: { id: "asc" },
  });
  expect(actions.map(({ action }) => action)).toEqual(["join", "undo join"]);
});

test("a separated record keeps its number and its own visits, and undoing restores its joins", async () => {
  const ana = await person("Ana", "7025550111", 4);
  const bea = await person("Bea", "7025550111", 8);
  const third = await person("Third", null, 1);
  await regroupMembers(db());
  await joinCustomers(ctx, { fromId: bea.id, toId: third.id });
  expect(await visitsOf()).toEqual({ Ana: 13, Bea: 13, Third: 13 });
  await separateCustomer(ctx, { id: bea.id });
  expect(await visitsOf()).toEqual({ Ana: 4, Bea: 8, Third: 1 });
  expect((await membersByPhone(db(), "7025550111")).map(([{ firstName }]) => firstName).sort()).toEqual([
    "Ana",
    "Bea",
  ]);
  expect(await recordCheckin(ctx, { phone: "7025550111", customerId: ana.id })).toMatchObject({
    checkinCount: 1,
  });
  await expect(separateCustomer(ctx, { id: bea.id })).rejects.toThrow("stands alone already");
  await undoSeparation(ctx, { id: bea.id });
  expect((await visitsOf()).Third).toBe((await visitsOf()).Ana);
});

test("can be dismissed as a pair, and the dismissal can be undone once", async () => {
  const [one, other] = [await person("Ana", null), await person("Ana", null)];
  const pair = { fromId: one.id, toId: other.id };
  await dismissDuplicate(ctx, pair);
  expect(await db().customerLink.count({ where: { kind: "different" } })).toBe(1);
  await undoDismissal(ctx, pair);
  expect(await db().customerLink.count()).toBe(0);
  await expect(undoDismissal(ctx, pair)).rejects.toThrow("no such decision");
});

test("a dismissed pair that is joined is dismissed again when the join is undone or a record separated", async () => {
  const [one, other] = [await person("Ana", null), await person("Ana", null)];
  const pair = { fromId: one.id, toId: other.id };
  const createdAt = new Date("2026-11-21T20:00:00Z");
  const dismissed = [{ kind: "different", createdBy: "owner", createdAt }];
  await dismissDuplicate(
    systemCtx("owner", () => createdAt),
    pair,
  );
  const colleague = systemCtx("colleague");
  await joinCustomers(colleague, pair);
  await undoJoin(colleague, pair);
  expect(await db().customerLink.findMany()).toMatchObject(dismissed);
  await joinCustomers(colleague, pair);
  await separateCustomer(colleague, { id: one.id });
  expect(await db().customerLink.findMany()).toMatchObject(dismissed);
  await undoDismissal(ctx, pair);
  await joinCustomers(colleague, pair);
  await undoJoin(colleague, pair);
  expect(await db().customerLink.count()).toBe(0);
});

test("undoing a separation leaves those apart whom a colleague marked as two people since", async () => {
  const [ana, anna, third] = [
    await person("Ana", null),
    await person("Anna", null),
    await person("Third", null),
  ];
  const at = (time: string) => systemCtx("owner", () => new Date(`2026-11-21T${time}:00Z`));
  await dismissDuplicate(at("19:00"), { fromId: ana.id, toId: third.id });
  for (const { id } of [anna, third]) await joinCustomers(at("20:00"), { fromId: ana.id, toId: id });
  await separateCustomer(at("20:01"), { id: ana.id });
  await dismissDuplicate(at("20:02"), { fromId: ana.id, toId: anna.id });
  await undoSeparation(at("20:03"), { id: ana.id });
  const members = await db().customer.findMany({ select: { firstName: true, memberId: true } });
  const memberOf = new Map(members.map(({ firstName, memberId }) => [firstName, memberId]));
  expect(memberOf.get("Anna")).not.toBe(memberOf.get("Ana"));
  expect(memberOf.get("Third")).toBe(memberOf.get("Ana"));
  expect(await db().customerLink.count({ where: { kind: "different" } })).toBe(1);
});

test("a pair that a colleague joined meanwhile stays joined", async () => {
  const [ana, anna] = [await person("Ana", null, 4), await person("Anna", null, 8)];
  const pair = { fromId: ana.id, toId: anna.id };
  await joinCustomers(ctx, pair);
  const before = await db().customerLink.findMany();
  await expect(dismissDuplicate(ctx, pair)).rejects.toMatchObject({
    code: "conflict",
    message: "These records are one member already.",
  });
  expect(await db().customerLink.findMany()).toEqual(before);
  expect(await visitsOf()).toEqual({ Ana: 12, Anna: 12 });
});

test("when three admins dismiss a pair at once, two are told that it is already done", async () => {
  const [one, other] = [await person("Ana", null), await person("Anna", null)];
  const pair = { fromId: one.id, toId: other.id };
  const dismiss = () => dismissDuplicate(createCtx({ actor: ctx.actor }), pair);
  const outcomes = await Promise.allSettled([dismiss(), dismiss(), dismiss()]);
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused.map(({ reason }) => [reason.code, reason.message])).toEqual(
    Array(2).fill(["conflict", "These records are kept as two people already."]),
  );
  expect(await db().auditEntry.count({ where: { action: "not the same", entityId: one.id } })).toBe(1);
});

test("records that share a number are not kept as two people", async () => {
  const [ana, anna] = [await person("Ana", "7025550111"), await person("Anna", "7025550111")];
  await regroupMembers(db());
  await expect(dismissDuplicate(ctx, { fromId: ana.id, toId: anna.id })).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await db().customerLink.count()).toBe(0);
});

test("can be joined, kept apart and separated by admins only", async () => {
  const { id } = await person("Ana", null);
  const pair = { fromId: id, toId: (await person("Anna", null)).id };
  const outcomes = await Promise.allSettled([
    ...[joinCustomers, undoJoin, dismissDuplicate, undoDismissal].map((verb) => verb(anonymousCtx(), pair)),
    ...[separateCustomer, undoSeparation].map((verb) => verb(anonymousCtx(), { id })),
  ]);
  expect(outcomes).toMatchObject(Array(6).fill({ status: "rejected", reason: { code: "unauthenticated" } }));
  await expect(joinCustomers(ctx, { fromId: id, toId: id })).rejects.toThrow("Choose two different records");
});

test("when two admins join, separate or undo at once, one is told that it is already done", async () => {
  const one = await person("Ana", "7025550111", 3);
  const other = await person("Anna", "7025550112", 4);
  await regroupMembers(db());
  const pair = { fromId: one.id, toId: other.id };
  const steps = [
    [() => joinCustomers(ctx, pair), "join", 7, "These records are one member already."],
    [() => separateCustomer(ctx, { id: one.id }), "part", 3, "This record stands alone already."],
    [() => undoSeparation(ctx, { id: one.id }), "undo part", 7, "This record was not separated."],
  ] as const;
  for (const [step, action, visits, sentence] of steps) {
    const outcomes = await Promise.allSettled([step(), step(), step()]);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.map(({ reason }) => reason.message)).toEqual([sentence, sentence]);
    expect((await visitsOf()).Ana).toBe(visits);
    expect(await db().auditEntry.count({ where: { action, entityId: one.id } })).toBe(1);
  }
});
