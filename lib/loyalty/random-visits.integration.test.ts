import { expect, test } from "vitest";
import { joinCustomers, separateCustomer, undoJoin, undoSeparation } from "@/lib/customers/link-customers";
import { regroupMembers } from "@/lib/customers/regroup-members";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";
import { Dice } from "@/tools/practice/pos/random";
import { backfillCheckins } from "./backfill-checkins";
import { confirmRepeat } from "./confirm-repeat";
import { recordCheckin } from "./record-checkin";
import { isEligibleOrder } from "./visit-rules";
import { restoreCheckin, voidCheckin } from "./void-checkin";

/** Number of seeds, more with VISITS_ROUNDS=100; two of the first three found visits that counted twice. */
const ROUNDS = Number(process.env.VISITS_ROUNDS ?? 2);
const FIRST = Number(process.env.VISITS_FIRST ?? 1);
const ACTS = 40;
const NUMBERS = ["7025550101", "7025550102", "7025550103"];

let clock = 0;
const later = (ms: number) => {
  clock += ms;
};
const ctx = () => adminCtx(undefined, new Date(clock));

/** What runs of customers and of visits end with. */
async function settle() {
  await db().$transaction((tx) => regroupMembers(tx));
  await backfillCheckins(ctx());
}

async function readShop() {
  const [customers, orders, visits] = await Promise.all([
    db().customer.findMany({ orderBy: { cloverId: "asc" } }),
    db().order.findMany({ orderBy: { cloverId: "asc" }, include: { customer: true } }),
    db().loyaltyCheckin.findMany({
      orderBy: [{ createdAt: "asc" }, { source: "asc" }, { orderId: "asc" }],
      include: { customer: true, undoneVoids: true },
    }),
  ]);
  return { customers, orders, visits, present: customers.filter(({ removedAt }) => removedAt === null) };
}
type Shop = Awaited<ReturnType<typeof readShop>>;
type Act = (shop: Shop, dice: Dice) => Promise<unknown>;

async function changeCustomer(id: string, data: object) {
  await db().customer.update({ where: { id }, data });
  await db().$transaction((tx) => regroupMembers(tx, [id]));
}
const changeOrder = (id: string, data: object) => db().order.update({ where: { id }, data });

/** The shop has nothing yet that an act could be about. */
class NothingThere extends Error {}

function oneOf<T>(list: readonly T[], dice: Dice): T {
  const one = dice.pick(list);
  if (list.length === 0) throw new NothingThere();
  return one;
}

/** What the register may report. */
const REGISTER: Record<string, Act> = {
  customer: async ({ customers }, dice) => {
    const phoneDigits = Array.from({ length: dice.below(3) }, () => dice.pick(NUMBERS));
    const parts = { cloverId: `c${customers.length}`, phoneDigits: [...new Set(phoneDigits)] };
    const { id } = await makeCustomer(db(), { ...parts, createdAt: new Date(clock) });
    await changeCustomer(id, {});
  },
  numbers: ({ present }, dice) =>
    changeCustomer(oneOf(present, dice).id, { phoneDigits: dice.chance(0.2) ? [] : [dice.pick(NUMBERS)] }),
  removed: ({ customers }, dice) => {
    const { id, removedAt } = oneOf(customers, dice);
    return changeCustomer(id, { removedAt: removedAt ? null : new Date(clock) });
  },
  order: ({ orders, present }, dice) =>
    makeOrder(db(), {
      cloverId: `o${String(orders.length).padStart(3, "0")}`,
      customerId: oneOf(present, dice).id,
      createdAt: new Date(clock),
    }),
  payment: ({ orders }, dice) =>
    changeOrder(oneOf(orders, dice).id, {
      status: dice.pick(["locked", "locked", "open"]),
      paymentStatus: dice.pick(["paid", "paid", "refunded", "open", "partially_paid", "credited"]),
    }),
  deletion: ({ orders }, dice) => {
    const { id, removedAt } = oneOf(orders, dice);
    return changeOrder(id, { removedAt: removedAt ? null : new Date(clock) });
  },
  buyer: ({ orders, present }, dice) =>
    changeOrder(oneOf(orders, dice).id, { customerId: dice.chance(0.1) ? null : oneOf(present, dice).id }),
  time: ({ orders }, dice) =>
    changeOrder(oneOf(orders, dice).id, { createdAt: new Date(clock - dice.below(40) * HOUR_MS) }),
};

/** What staff may do. */
const STAFF: Record<string, Act> = {
  checkIn: ({ present }, dice) => recordCheckin(ctx(), { customerId: oneOf(present, dice).id }),
  void: ({ visits }, dice) => voidCheckin(ctx(), { id: oneOf(visits, dice).id, reason: "Typed twice" }),
  restore: ({ visits }, dice) => {
    const { id } = oneOf(
      visits.filter(({ voidedAt }) => voidedAt),
      dice,
    );
    return restoreCheckin(ctx(), { id, reason: "It was a visit" });
  },
  keepBoth: ({ visits }, dice) => confirmRepeat(ctx(), { id: oneOf(visits, dice).id }),
  join: ({ present }, dice) =>
    joinCustomers(ctx(), { fromId: oneOf(present, dice).id, toId: oneOf(present, dice).id }),
  undoJoin: async (_, dice) => {
    const { fromId, toId } = oneOf(await db().customerLink.findMany({ where: { kind: "same" } }), dice);
    await undoJoin(ctx(), { fromId, toId });
  },
  separate: ({ present }, dice) => separateCustomer(ctx(), { id: oneOf(present, dice).id }),
  undoSeparation: ({ present }, dice) => undoSeparation(ctx(), { id: oneOf(present, dice).id }),
};

const OFTEN = ["customer", "order", "order", "order", "buyer", "checkIn", "checkIn", "checkIn"];
const ALL = { ...REGISTER, ...STAFF };

/** @returns false for an act that was refused, or that there is nothing for */
async function attempted(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof NothingThere) return false;
    if (error instanceof AppError && error.code !== "internal") return false;
    throw error;
  }
}

/** What is not as ADR 9 has it. */
function faultsOf({ customers, orders, visits }: Shop, recorded: number): string[] {
  const counted = visits.filter(({ voidedAt }) => voidedAt === null);
  const own = (id: string) => counted.filter(({ customerId }) => customerId === id).length;
  const ofMember = (memberId: string | null) =>
    counted.filter(({ customer }) => customer.memberId === memberId).length;
  const faults = customers
    .filter((one) => one.checkinCount !== own(one.id) || one.memberVisits !== ofMember(one.memberId))
    .map(({ cloverId }) => `the visits of ${cloverId} are counted wrong`);
  if (visits.filter(({ source }) => source === "manual").length !== recorded)
    faults.push("a check-in was lost");
  for (const { id, cloverId, customer, status, paymentStatus, isTest, removedAt } of orders) {
    const visit = visits.find(({ orderId }) => orderId === id);
    const buyer = customer && { ...customer, isRemoved: customer.removedAt !== null };
    const isEligible = isEligibleOrder(
      { status, paymentStatus, isTest, isRemoved: removedAt !== null },
      buyer,
    );
    if (isEligible && !visit) faults.push(`${cloverId} has no visit`);
    if (!visit || visit.voidedAt || visit.isKeptByStaff) continue;
    if (visit.customer.memberId !== customer?.memberId) faults.push(`${cloverId} is another member's visit`);
    if (removedAt || ["refunded", "credited"].includes(paymentStatus)) faults.push(`${cloverId} counts`);
  }
  for (const manual of counted.filter(({ source, orderId }) => source === "manual" && orderId === null))
    for (const other of counted.filter(({ source }) => source === "order"))
      if (
        other.customer.memberId === manual.customer.memberId &&
        Number(other.shopDay) === Number(manual.shopDay) &&
        !manual.besideOrders.includes(other.orderId ?? "") &&
        !other.isKeptByStaff &&
        other.undoneVoids.length === 0
      )
        faults.push(`a visit of ${manual.customer.cloverId} counts twice`);
  return faults;
}

const countsOf = ({ customers }: Shop) =>
  customers.map(({ cloverId, memberVisits }) => [cloverId, memberVisits]);
const rowsOf = ({ visits }: Shop) => visits.map(({ customer: _, undoneVoids: _voids, ...row }) => row);

/** Changes that are taken back, each with what takes it back. */
function* thereAndBack({ present, orders, visits }: Shop, dice: Dice): Generator<[string, Act, Act]> {
  if (present.length === 0) return;
  const order = (id: string, there: object, back: object): [Act, Act] => [
    () => changeOrder(id, there),
    () => changeOrder(id, back),
  ];
  // Somebody whom the register no longer has keeps their visits, but earns none anew.
  const known = orders.filter(({ customer }) => customer?.removedAt === null);
  for (const { id, cloverId, status, paymentStatus, removedAt, customerId, createdAt } of known) {
    const elsewhere = dice.chance(0.1) ? null : dice.pick(present).id;
    const dayBefore = new Date(createdAt.getTime() - DAY_MS);
    if (paymentStatus === "paid")
      yield [`${cloverId} refunded`, ...order(id, { paymentStatus: "refunded" }, { paymentStatus })];
    yield [`${cloverId} opened`, ...order(id, { status: "open" }, { status })];
    if (!removedAt)
      yield [`${cloverId} deleted`, ...order(id, { removedAt: new Date(clock) }, { removedAt })];
    // A void check-in gives its order to another buyer, for whom it counts, and does not take it back.
    const isVoid = visits.some(({ orderId, voidedAt }) => orderId === id && voidedAt !== null);
    if (!isVoid) yield [`${cloverId} moved`, ...order(id, { customerId: elsewhere }, { customerId })];
    yield [`${cloverId} redated`, ...order(id, { createdAt: dayBefore }, { createdAt })];
  }
  for (const { id, cloverId, phoneDigits, isSeparate } of present) {
    const renumber = (digits: string[]) => () => changeCustomer(id, { phoneDigits: digits });
    yield [`${cloverId} renumbered`, renumber([dice.pick(NUMBERS)]), renumber(phoneDigits)];
    yield [
      `${cloverId} removed`,
      () => changeCustomer(id, { removedAt: new Date(clock) }),
      () => changeCustomer(id, { removedAt: null }),
    ];
    if (!isSeparate)
      yield [
        `${cloverId} separated`,
        () => separateCustomer(ctx(), { id }),
        () => undoSeparation(ctx(), { id }),
      ];
    const pair = { fromId: id, toId: dice.pick(present).id };
    yield [`${cloverId} joined`, () => joinCustomers(ctx(), pair), () => undoJoin(ctx(), pair)];
  }
}

async function expectSound(done: readonly string[]): Promise<Shop> {
  await settle();
  const shop = await readShop();
  const recorded = done.filter((name) => name === "checkIn").length;
  expect(faultsOf(shop, recorded), done.join(", ")).toEqual([]);
  return shop;
}

test.each(Array.from({ length: ROUNDS }, (_, round) => FIRST + round))(
  "whatever register and staff do, each visit counts once, and what is taken back leaves nothing, seed %i",
  async (seed) => {
    await emptyShop();
    const dice = new Dice(seed * 7_919);
    clock = Date.parse("2026-11-20T18:00:00Z");
    const done: string[] = [];
    for (let acts = 0; acts < ACTS; acts += 1) {
      const name = dice.pick([...Object.keys(ALL), ...OFTEN]);
      const shop = await readShop();
      if (await attempted(async () => ALL[name]?.(shop, dice))) done.push(name);
      later(dice.pick([60_000, 60_000, 600_000, 9 * HOUR_MS]));
      if (dice.chance(0.3)) await expectSound(done);
    }
    const before = await expectSound(done);
    expect(rowsOf(await expectSound(done))).toEqual(rowsOf(before));
    const isReadBetween = dice.chance(0.5);
    for (const [change, there, back] of thereAndBack(before, dice)) {
      if (!(await attempted(() => there(before, dice)))) continue;
      if (isReadBetween) await settle();
      later(60_000);
      await attempted(() => back(before, dice));
      const after = await expectSound([...done, change]);
      expect(countsOf(after), [...done, change].join(", ")).toEqual(countsOf(before));
    }
  },
);
