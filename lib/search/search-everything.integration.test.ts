import { beforeAll, expect, it, onTestFinished } from "vitest";
import { searchText } from "@/lib/customers/search-text";
import { db } from "@/lib/db/client";
import { searchEverything } from "@/lib/search/queries";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";
import { withRollback } from "@/tests/support/with-rollback";

const ORDER = "11aa22bb-0000-4000-8000-000000000001";
const find = async (q: string) =>
  (await searchEverything(adminCtx(), { q })).map(({ kind, title }) => `${kind}: ${title}`);

beforeAll(async () => {
  await emptyShop();
  const handle = db();
  await handle.contactSubmission.deleteMany();
  const dana = await makeCustomer(handle, {
    firstName: "Dana",
    lastName: "Rivers",
    phone: "7025550143",
    phoneDigits: ["7025550143"],
    email: "dana@rivers.example",
    cloverId: "CUSTOMER1DANA",
    searchText: "dana rivers\ndana@rivers.example\n7025550143",
  });
  await makeCustomer(handle, { firstName: "Jordana", lastName: "Woods" });
  const name = { firstName: "José", lastName: "O’Hara" };
  await makeCustomer(handle, {
    ...name,
    searchText: searchText({ ...name, emails: [], phoneDigits: [], phone: null }),
  });
  await makeCustomer(handle, { firstName: "Dana", lastName: "Gone", removedAt: new Date() });
  await makeOrder(handle, { id: ORDER, customerId: dana.id, cloverId: "7ZK4M0QWERT12" });
  const unnamed = await makeCustomer(handle, { firstName: "", lastName: "" });
  await makeOrder(handle, { customerId: unnamed.id, cloverId: "UNNAMED000001" });
  await makeOrder(handle, { cloverId: "GUEST00000001" });
  await makeProduct(handle, {
    name: "Dana's Beaker, 100% glass",
    sku: "BON-0077",
    code: "0812345678905",
    isActive: false,
  });
  await handle.deal.create({
    data: {
      title: "Two for one on grinders",
      description: "Dana picked it",
      startDate: new Date("2026-11-01"),
      endDate: new Date("2026-12-01"),
    },
  });
  await handle.event.create({
    data: { title: "Glass night", description: "With a lampworker", eventDate: new Date("2026-12-05") },
  });
  await handle.contactSubmission.create({
    data: {
      name: "Robin Lake",
      email: "robin@lake.example",
      phone: "(702) 555-0188",
      message: "Is Dana in on Sunday?",
    },
  });
});

it.each([
  [
    "a name finds every kind, people first, with the orders of those people",
    "dana",
    [
      "customer: Dana Rivers",
      "customer: Jordana Woods",
      "order: Dana Rivers",
      "product: Dana's Beaker, 100% glass",
      "deal: Two for one on grinders",
      "message: Robin Lake",
    ],
  ],
  [
    "a phone number, as the screens spell it",
    "(702) 555-0143",
    ["customer: Dana Rivers", "order: Dana Rivers"],
  ],
  ["the phone number of a message, in another writing", "702.555.0188", ["message: Robin Lake"]],
  ["a part of a phone number", "550143", ["customer: Dana Rivers", "order: Dana Rivers"]],
  ["an e-mail address in capitals", "ROBIN@LAKE", ["message: Robin Lake"]],
  ["a part of an order's id", "22bb-0000", ["order: Dana Rivers"]],
  ["a part of the register's id of an order", "4m0qw", ["order: Dana Rivers"]],
  ["the order of a customer without a name", "unnamed0", ["order: No name"]],
  ["an order without a customer", "guest000", ["order: Guest"]],
  ["the register's id of a customer", "customer1", ["customer: Dana Rivers", "order: Dana Rivers"]],
  ["an article number", "bon-0077", ["product: Dana's Beaker, 100% glass"]],
  ["a part of a barcode", "2345678905", ["product: Dana's Beaker, 100% glass"]],
  ["a name without its accents", "jose", ["customer: José O’Hara"]],
  ["a name with an accent of its own", "JOSE\u0301 O", ["customer: José O’Hara"]],
  ["a name with another apostrophe", "o'hara", ["customer: José O’Hara"]],
  ["wildcards taken literally", "100% g", ["product: Dana's Beaker, 100% glass"]],
  ["goods by words in another order", "glass beakers dana", ["product: Dana's Beaker, 100% glass"]],
  ["two letters find deals and events", "gl", ["event: Glass night"]],
  ["nothing", "zzzz", []],
  ["no text", "", []],
])("finds %s", async (_, q, found) => {
  expect(await find(q)).toEqual(found);
});

it("returns a note that distinguishes equal names and a link to the screen of each result", async () => {
  const [customer, order] = await searchEverything(adminCtx(), { q: "dana@rivers" });
  expect(customer).toMatchObject({ note: "(702) 555-0143 · dana@rivers.example" });
  expect(customer?.href).toBe(`/admin/customers?filter=all&person=${customer?.id}`);
  expect(order).toMatchObject({ href: `/admin/orders?order=${ORDER}` });
  expect(order?.note).toMatch(/^[A-Z][a-z]{2} \d+, \d{4} · \$21\.68 · Paid$/);
});

it("lists goods with the text as it was typed before those with its words in the name", async () => {
  await withRollback(async (handle) => {
    const names = ["Rig of glass 1", "Rig of glass 2", "Rig of glass 3", "Rig of glass 4", "Rig of glass 5"];
    for (const name of [...names, "Worked glass rig"]) await makeProduct(handle, { name });
    // An id holds letters by chance.
    await makeProduct(handle, { name: "Rig", cloverId: "1GLASS" });
    const hits = await searchEverything(adminCtx(handle), { q: "glass rig" });
    expect(hits.map(({ title }) => title)).toEqual(["Worked glass rig", ...names.slice(0, 4)]);
    expect(await searchEverything(adminCtx(handle), { q: "rig 1glass" })).toEqual([]);
    await makeProduct(handle, { name: "Zig-Zag Orange" });
    const joined = await searchEverything(adminCtx(handle), { q: "orange zigzag" });
    expect(joined.map(({ title }) => title)).toEqual(["Zig-Zag Orange"]);
  });
});

it("lists a member whose number ends with what was typed before those who have it in the middle", async () => {
  await withRollback(async (handle) => {
    for (const [firstName, digits, memberVisits] of [
      ["Middle", "7028642175", 40],
      ["Last", "7255558642", 1],
      ["Second", "7025550111", 12],
    ] as const) {
      const phoneDigits = firstName === "Second" ? [digits, "7028648642"] : [digits];
      const text = searchText({ firstName, lastName: "Rivera", emails: [], phone: null, phoneDigits });
      const { id } = await makeCustomer(handle, { firstName, phoneDigits, searchText: text });
      await handle.customer.update({ where: { id }, data: { memberVisits } });
    }
    const hits = await searchEverything(adminCtx(handle), { q: "8642" });
    expect(hits.map(({ title }) => title)).toEqual(["Second Rivera", "Last Rivera", "Middle Rivera"]);
  });
});

it("names the last day of a deal that ends at midnight, as its card does", async () => {
  await withRollback(async (handle) => {
    const [startDate, endDate] = [new Date("2026-11-20T08:00:00Z"), new Date("2026-11-29T08:00:00Z")];
    await handle.deal.create({
      data: { title: "Late lighters", description: "Two sizes", startDate, endDate },
    });
    const [deal] = await searchEverything(adminCtx(handle), { q: "late lighters" });
    expect(deal?.note).toBe("Until Nov 28, 2026");
  });
});

it.each([
  [{ isTest: true }, / · Test order$/],
  [{ refunded: "5.00" }, / · Part refunded$/],
])("tells what %j is instead of plainly paid", async (state, note) => {
  const { id } = await makeOrder(db(), state);
  onTestFinished(async () => {
    await db().order.delete({ where: { id } });
  });
  const [order] = await searchEverything(adminCtx(), { q: id });
  expect(order?.note).toMatch(note);
});

it("shows a weekly event with its next date and its days", async () => {
  const ctx = adminCtx(db(), new Date("2027-03-10T20:00:00Z"));
  await db().event.create({
    data: {
      title: "Chess evening",
      description: "Every week",
      eventDate: new Date("2027-01-06T02:00:00Z"),
      repeatDays: ["TU"],
      repeatUntil: new Date("2027-12-31"),
    },
  });
  const [event] = await searchEverything(ctx, { q: "chess" });
  expect(event?.note).toBe("Mar 16, 2027 · Every Tuesday");
});

it("shows the price of a product as its list does", async () => {
  await withRollback(async (db) => {
    for (const product of [
      { name: "Zeppelin torch", price: "0.00", priceType: "VARIABLE" },
      { name: "Zeppelin hose", price: "2.50", priceType: "PER_UNIT", unitName: "ft" },
      { name: "Zeppelin bowl", price: "10.00", priceMax: "25.00" },
    ])
      await makeProduct(db, { ...product, categoryName: null, isStockTracked: false, isActive: true });
    const hits = await searchEverything(adminCtx(db), { q: "zeppelin" });
    expect(hits.map(({ note }) => note)).toEqual(["$10.00–$25.00", "$2.50 / ft", "At the register"]);
  });
});

it("opens the panel of the product that an option belongs to, or its own where staff hid the option", async () => {
  await withRollback(async (db) => {
    const group = await makeProduct(db, { name: "Gondola", isGroup: true, isActive: true });
    const option = { groupId: group.id, isActive: false };
    const shown = await makeProduct(db, { ...option, name: "Gondola small" });
    const hidden = await makeProduct(db, { ...option, name: "Gondola tall", isHiddenByStaff: true });
    const hits = await searchEverything(adminCtx(db), { q: "gondola" });
    const panel = (id: string) => `/admin/inventory?product=${id}`;
    expect(hits.map(({ id, href }) => [id, href])).toEqual([
      [group.id, panel(group.id)],
      [shown.id, panel(group.id)],
      [hidden.id, panel(hidden.id)],
    ]);
  });
});

it("requires an admin", async () => {
  await expect(searchEverything(customerCtx(), { q: "dana" })).rejects.toMatchObject({ code: "forbidden" });
});
