import { beforeAll, expect, it } from "vitest";
import { readNeeds } from "@/lib/dashboard/read-needs";
import { db } from "@/lib/db/client";
import { createHoursException } from "@/lib/hours/create-hours-exception";
import { deleteHoursException } from "@/lib/hours/delete-hours-exception";
import { switchPointsPolicy } from "@/lib/loyalty/points-policy";
import {
  failsToRead,
  listFailures,
  markFailuresSeen,
  readSyncHealth,
  untoldFailures,
} from "@/lib/sync/failures";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";

const now = new Date("2026-11-22T20:00:00Z");
const ctx = adminCtx(undefined, now);

beforeAll(async () => {
  await emptyShop();
  await db().syncRun.deleteMany();
  await db().setting.deleteMany();
});

it("lists failures grouped by reason until they are marked as seen", async () => {
  const failed = { kind: "orders", trigger: "schedule", status: "failed", error: "Clover did not answer." };
  await db().syncRun.createMany({
    data: [failed, failed, { ...failed, kind: "customers" }, { ...failed, status: "done", error: null }],
  });
  const failures = await listFailures(ctx);
  expect(failures.map(({ kind, times }) => [kind, times]).sort()).toEqual([
    ["customers", 1],
    ["orders", 2],
  ]);
  await markFailuresSeen(ctx);
  expect(await listFailures(ctx)).toEqual([]);
  await db().syncRun.create({ data: failed });
  expect(await listFailures(ctx)).toHaveLength(1);
  await expect(markFailuresSeen(customerCtx())).rejects.toMatchObject({ code: "forbidden" });
});

it("lists a run that was going when the failures were seen, and failed then", async () => {
  const running = { kind: "visits", trigger: "schedule", status: "running" };
  const { id } = await db().syncRun.create({ data: running });
  await markFailuresSeen(ctx);
  const failed = { status: "failed", error: "It broke.", finishedAt: new Date(Date.now() + 1_000) };
  await db().syncRun.update({ where: { id }, data: failed });
  expect(await listFailures(ctx)).toMatchObject([{ kind: "visits", error: "It broke." }]);
  await db().syncRun.delete({ where: { id } });
});

it("lists a failing step once, and its past failures only after it has recovered", async () => {
  const tried = { kind: "orders", lastTriedAt: now };
  const refused = { cause: "unauthorized", error: "Clover refused the request (401)." };
  await db().syncStep.create({ data: { ...tried, name: "refunds", failingSince: now, ...refused } });
  const refunds = "Refunds could not be read: Clover denies permission.";
  const credits = "Manual refunds could not be read: Clover cannot be reached.";
  const partial = { kind: "changes", trigger: "schedule", status: "partial" };
  await markFailuresSeen(ctx);
  await db().syncRun.createMany({
    data: [
      { ...partial, error: refunds },
      { ...partial, error: `${refunds} ${credits}` },
      { ...partial, kind: "tiers", error: refunds },
    ],
  });
  const listed = async () =>
    untoldFailures(await listFailures(ctx), await readSyncHealth(ctx)).map(({ kind, error }) => [
      kind,
      error,
    ]);
  expect((await listed()).sort()).toEqual([
    ["changes", credits],
    ["tiers", refunds],
  ]);
  expect(failsToRead(await readSyncHealth(ctx))).toBe(true);
  await db().syncStep.updateMany({ data: { failingSince: null } });
  expect(await listed()).toHaveLength(3);
  // What Clover refuses to store, and a list that missed too many records, were read.
  await db().syncStep.createMany({
    data: [
      { kind: "tiers", name: "notes", lastTriedAt: now, failingSince: now, cause: "http" },
      { kind: "inventory", name: "products", lastTriedAt: now, failingSince: now, cause: "guard" },
    ],
  });
  expect(failsToRead(await readSyncHealth(ctx))).toBe(false);
  await db().syncStep.deleteMany();
  await markFailuresSeen(ctx);
});

it("reads pending items from the database", async () => {
  await db().deal.create({
    data: {
      title: "Last day",
      description: "Ends",
      startDate: new Date("2026-11-01"),
      endDate: new Date("2026-11-23T05:00:00Z"),
    },
  });
  await db().event.create({
    data: {
      title: "Full",
      description: "Night",
      eventDate: new Date("2026-12-01"),
      maxAttendees: 20,
      currentAttendees: 19,
    },
  });
  await makeOrder(db(), { createdAt: now, status: "open", total: "12.00" });
  await db().syncRun.create({
    data: { kind: "orders", trigger: "schedule", status: "failed", error: "It broke." },
  });
  const keys = (await readNeeds(ctx)).map(({ key }) => key.split(":")[0]);
  expect(keys).toEqual(expect.arrayContaining(["unsettled", "deal", "event", "run"]));
  await expect(readNeeds(customerCtx())).rejects.toMatchObject({ code: "forbidden" });
});

it("lists a weekly deal on its last day, and a weekly event by the seats of its next date", async () => {
  const deal = {
    description: "d",
    startDate: new Date("2026-11-01"),
    endDate: new Date("2026-11-27T05:00:00Z"),
    repeatDays: ["SU"],
    repeatFrom: "16:00",
    repeatTo: "18:00",
  };
  await db().deal.createMany({
    data: [
      { ...deal, title: "Last Sunday" },
      { ...deal, title: "Sundays of the year", endDate: new Date("2026-12-31") },
      { ...deal, title: "Over since noon", repeatFrom: "09:00", repeatTo: "12:00" },
      { ...deal, title: "All of Sunday", repeatFrom: null, repeatTo: null },
    ],
  });
  const event = {
    description: "d",
    eventDate: new Date("2026-11-18T02:00:00Z"),
    repeatDays: ["TU"],
    repeatUntil: new Date("2026-12-29"),
    maxAttendees: 10,
    currentAttendees: 10,
  };
  await db().event.createMany({
    data: [
      { ...event, title: "Full on Tuesday", attendeesFor: new Date("2026-11-25T02:00:00Z") },
      { ...event, title: "Was full last Tuesday", attendeesFor: new Date("2026-11-18T02:00:00Z") },
    ],
  });
  const needs = await readNeeds(adminCtx(undefined, new Date(now.getTime() + 1)));
  const titles = needs.map(({ title }) => title);
  const detailOf = (title: string) => needs.find((need) => need.title === title)?.detail;
  expect(detailOf("“Last Sunday” ends today")).toBe("At 6:00 PM");
  expect(detailOf("“All of Sunday” ends today")).toBe("At midnight");
  expect(titles).toContain("“Full on Tuesday” is full");
  expect(titles.join()).not.toMatch(/of the year|Over since|Was full/);
});

it("lists an event with few seats once the first of them is taken", async () => {
  const small = { description: "d", eventDate: new Date("2026-12-02T03:00:00Z"), maxAttendees: 2 };
  await db().event.createMany({
    data: [
      { ...small, title: "Nobody yet" },
      { ...small, title: "One came forward", currentAttendees: 1 },
    ],
  });
  const titles = (await readNeeds(ctx)).map(({ title }) => title);
  expect(titles).toContain("“One came forward” has 1 seat left");
  expect(titles.join()).not.toContain("Nobody yet");
});

it("lists weekly deals and events that a day entered later contradicts, until the day is removed", async () => {
  const rule = { description: "d", repeatDays: ["TH"], isActive: true };
  const deal = { ...rule, startDate: new Date("2026-11-01"), endDate: new Date("2026-12-31") };
  const event = { ...rule, eventDate: new Date("2026-11-13T03:30:00Z"), repeatUntil: new Date("2026-12-17") };
  await db().deal.createMany({
    data: [
      { ...deal, title: "Thursday pipes" },
      { ...deal, title: "Thursday mornings", repeatFrom: "09:00", repeatTo: "11:00" },
      { ...deal, title: "Thursday nights outside of all hours", repeatFrom: "22:00", repeatTo: "23:00" },
      { ...deal, title: "Switched off", isActive: false },
      { ...deal, title: "Fridays", repeatDays: ["FR"] },
      { ...deal, title: "Over with Wednesday", endDate: new Date("2026-11-26T08:00:00Z") },
    ],
  });
  await db().event.createMany({
    data: [
      { ...event, title: "Trivia at half past seven" },
      { ...event, title: "In the park", location: "Sunset Park, 2601 E Sunset Rd, Las Vegas, NV 89120" },
      { ...event, title: "Over by then", repeatUntil: new Date("2026-11-25") },
    ],
  });
  const listed = async () =>
    (await readNeeds(ctx)).filter(({ key }) => key.startsWith("hours:")).map(({ detail }) => detail);
  expect(await listed()).toEqual([]);
  const day = { firstDay: "2026-12-03", lastDay: "", isClosed: false, opens: "09:00", closes: "19:00" };
  const early = await createHoursException(ctx, { ...day, reason: "Staff party" });
  const hours = "Thu, Dec 3, 2026: 9:00 AM - 7:00 PM (Staff party)";
  expect(await listed()).toEqual([
    `“Thursday nights outside of all hours”, ${hours}`,
    `“Trivia at half past seven”, ${hours}`,
  ]);
  await deleteHoursException(ctx, { id: early.id });
  expect(await listed()).toEqual([]);
  const closed = await createHoursException(ctx, {
    ...day,
    firstDay: "2026-11-26",
    isClosed: true,
    reason: "",
  });
  const [deals, events] = await listed();
  expect(deals).toMatch(/“Thursday pipes”.*Closed.*“Thursday mornings”/);
  expect(events).toBe("“Trivia at half past seven”, Thu, Nov 26, 2026: Closed");
  expect(deals).not.toMatch(/Wednesday/);
  await deleteHoursException(ctx, { id: closed.id });
  await createHoursException(ctx, { ...day, firstDay: "2026-12-17", isClosed: true, reason: "" });
  expect(await listed()).toEqual([]);
});

it("lists deals without a discount at the register, once discounts have been read", async () => {
  const deal = {
    description: "d",
    startDate: new Date("2026-11-01"),
    endDate: new Date("2026-12-20"),
  };
  const overSinceFriday = { repeatDays: ["FR"], endDate: new Date("2026-11-26") };
  await db().deal.createMany({
    data: [
      { ...deal, title: "Twin of ten", discountPercent: 10 },
      { ...deal, title: "Alone at 25", discountPercent: 25 },
      { ...deal, title: "Alone at $7", discountAmount: "7.00" },
      { ...deal, title: "Twin of $5", discountAmount: "5.00" },
      { ...deal, title: "Half a twin", discountPercent: 10, discountAmount: "7.00" },
      { ...deal, title: "Off", discountPercent: 30, isActive: false },
      { ...deal, ...overSinceFriday, title: "Over", discountPercent: 40 },
    ],
  });
  const listed = async () => (await readNeeds(ctx)).find(({ key }) => key === "twins");
  expect(await listed()).toBeUndefined();
  await db().registerDiscount.createMany({
    data: [
      { cloverId: "A", name: "Silver", percent: 10 },
      { cloverId: "B", name: "Trade-in", amount: "5.00" },
    ],
  });
  await db().syncStep.create({
    data: { kind: "inventory", name: "discounts", lastTriedAt: now, lastDoneAt: now },
  });
  const { title, detail } = (await listed()) ?? {};
  expect(title).toBe("3 deals without a discount at the register");
  for (const offer of ["25% off (Alone at 25)", "$7 off (Alone at $7)", "10% off + $7 off (Half a twin)"])
    expect(detail).toContain(offer);
});

it("counts the members the published points rule concerns while it is off", async () => {
  const { id } = await makeCustomer(db());
  const away = { checkinCount: 3, memberVisits: 3, memberLastVisitAt: new Date("2026-03-01") };
  await db().customer.update({ where: { id }, data: away });
  const due = async () => (await readNeeds(ctx)).find(({ key }) => key === "points-policy")?.detail;
  expect(await due()).toContain("1 member with 3 visits");
  await switchPointsPolicy(ctx, { isOn: true });
  expect(await due()).toBeUndefined();
});

it("lists best sellers that are out of stock while the register sells them and staff show them, and opens their group", async () => {
  const order = await makeOrder(db(), { createdAt: now });
  const sell = async (name: string, parts: Parameters<typeof makeProduct>[1] = {}) => {
    const product = await makeProduct(db(), { name, stock: 0, ...parts });
    const line = { price: "5.00", total: "5.00", kind: "goods", quantity: 1 };
    await db().orderItem.create({ data: { orderId: order.id, productId: product.id, name, ...line } });
  };
  await sell("Amber Bowl");
  await sell("Removed at the register", { isForSale: false, isActive: false });
  await sell("Hidden by staff", { isHiddenByStaff: true, isActive: false });
  await sell("In stock", { stock: 3 });
  const [bongs, hidden] = [
    await makeProduct(db(), { name: "Bongs", isGroup: true }),
    await makeProduct(db(), { name: "Hidden bongs", isGroup: true, isHiddenByStaff: true }),
  ];
  await sell("Bong of a hidden group", { groupId: hidden.id });
  await sell("Bong, 10 in", { groupId: bongs.id });
  const later = adminCtx(undefined, new Date(now.getTime() + 1_000));
  const soldOut = (await readNeeds(later)).find(({ key }) => key === "sold-out");
  expect(soldOut).toMatchObject({ title: "2 best sellers out of stock" });
  expect(soldOut?.detail.split("; ").sort()).toEqual(["Amber Bowl", "Bong, 10 in"]);
  await db().product.updateMany({ where: { name: "Amber Bowl" }, data: { stock: 1 } });
  await db().product.updateMany({ where: { name: { not: "Amber Bowl" } }, data: { soldRecently: 0 } });
  await db().product.updateMany({ where: { name: "Amber Bowl" }, data: { soldRecently: 1 } });
  const needs = await readNeeds(later);
  expect(needs.find(({ key }) => key === "no-photo")).toMatchObject({
    title: "1 best seller without a photo",
    detail: "Amber Bowl",
  });
  const group = needs.find(({ key }) => key === "sold-out");
  expect(group).toMatchObject({ detail: "Bong, 10 in", href: `/admin/inventory?product=${bongs.id}` });
});
