import { expect, it } from "vitest";
import { GET } from "@/app/api/customers/stats/route";
import { GET as getMembers } from "@/app/api/loyalty/stats/route";
import { joinCustomers } from "@/lib/customers/link-customers";
import { db } from "@/lib/db/client";
import { setLaunchDate } from "@/lib/settings/set-launch-date";
import { makeCustomer } from "@/tests/factories/shop-records";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";

const day = (number: number) => new Date(`2026-11-${10 + number}T20:00:00Z`);

it("lists each group of customers, and each member of loyalty once", async () => {
  const { ctx, cookie } = await makeAdmin();
  await makeCustomer(db(), { firstName: "Test", isPlaceholder: true, createdAt: day(9) });
  await makeCustomer(db(), { firstName: "Old", createdAt: day(1) });
  const ana = await makeCustomer(db(), { firstName: "Ana", createdAt: day(8), marketingAllowed: true });
  const twin = await makeCustomer(db(), { firstName: "Ana", createdAt: day(7) });
  await joinCustomers(ctx, { fromId: ana.id, toId: twin.id });
  await setLaunchDate(ctx, { launchDate: day(5).toISOString() });

  const names = (list: { firstName: string }[]) => list.map(({ firstName }) => firstName).sort();
  const stats = await (await callRoute(GET, { cookie })).json();
  expect(names(stats.allCustomers)).toEqual(["Ana", "Ana", "Old", "Test"]);
  expect(names(stats.legitimate)).toEqual(["Ana", "Ana", "Old"]);
  expect(names(stats.afterLaunchDate)).toEqual(["Ana", "Ana"]);
  expect(names(stats.marketingOptedIn)).toEqual(["Ana"]);
  expect(stats.counts).toMatchObject({ total: 4, placeholders: 1, legitimate: 3, marketingOptedIn: 1 });
  expect(stats.launchDate).toBe(day(5).toISOString());

  const loyalty = await (await callRoute(getMembers, { cookie })).json();
  expect(names(loyalty.customers)).toEqual(["Ana"]);
  expect(loyalty).toMatchObject({
    totalCustomers: 1,
    customerStats: { total: 4, legitimate: 3, placeholders: 1 },
    launchDate: day(5).toISOString(),
  });
});

it.each([
  ["each group of customers", GET, "all"],
  ["the members of loyalty", getMembers, "launch"],
])("adds one entry to the audit when %s are taken", async (_, handler, list) => {
  const { cookie, id: actorId } = await makeAdmin();
  await (await callRoute(handler, { cookie })).text();
  const entries = await db().auditEntry.findMany({ where: { actorId, entity: "customer list" } });
  expect(entries).toMatchObject([{ action: "export", entityId: list }]);
});
