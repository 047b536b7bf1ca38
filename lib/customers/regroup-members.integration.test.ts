import { beforeEach, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { joinCustomers } from "@/lib/customers/link-customers";
import { db } from "@/lib/db/client";
import { countTiers } from "@/lib/loyalty/queries";
import { makeCustomer } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";
import { recordStatements } from "@/tests/support/record-statements";
import { planOf } from "@/tests/support/statement-plans";
import { regroupMembers } from "./regroup-members";

beforeEach(emptyShop);

const NUMBER = "7025550111";
const NAMES = ["Ana", "Bo", "Cy", "Dee", "Eve"];

/** Each is connected to the next: by a number, by a member only, by a join, and by the second of two numbers. */
async function makeChain(): Promise<Map<string, string>> {
  const phones = [[NUMBER], [NUMBER], [], ["7025550112"], ["7025550113", "7025550112"]];
  const ids = new Map<string, string>();
  for (const [at, firstName] of NAMES.entries()) {
    const createdAt = new Date(Date.UTC(2024, at));
    const contacts = { phoneDigits: phones[at] ?? [], emails: [`${firstName.toLowerCase()}@example.com`] };
    const { id } = await makeCustomer(db(), { firstName, ...contacts, createdAt });
    ids.set(firstName, id);
  }
  const idOf = (name: string) => String(ids.get(name));
  await db().customer.updateMany({
    where: { id: { in: [idOf("Bo"), idOf("Cy")] } },
    data: { memberId: idOf("Bo") },
  });
  const [fromId = "", toId = ""] = [idOf("Cy"), idOf("Dee")].sort();
  await db().customerLink.create({ data: { fromId, toId, kind: "same", createdBy: "test" } });
  return ids;
}

async function memberNames(): Promise<Record<string, string>> {
  const rows = await db().customer.findMany({ orderBy: { createdAt: "asc" } });
  const nameOf = new Map(rows.map(({ id, firstName }) => [id, firstName]));
  return Object.fromEntries(
    rows.map(({ id, firstName, memberId }) => [firstName, nameOf.get(memberId ?? id) ?? ""]),
  );
}

test.each<[string, readonly string[] | undefined]>([
  ...NAMES.map((name): [string, string[]] => [name, [name]]),
  ["all of them", NAMES],
  ["nobody knows who", undefined],
])("regroups all that are connected, whichever of them changed: %s", async (_, changed) => {
  const ids = await makeChain();
  await makeCustomer(db(), { firstName: "Flo" });
  await regroupMembers(
    db(),
    changed?.map((name) => String(ids.get(name))),
  );
  expect(await memberNames()).toEqual({ Ana: "Ana", Bo: "Ana", Cy: "Cy", Dee: "Cy", Eve: "Cy", Flo: "Flo" });
});

test("names a member by its oldest record with a contact, so that it counts as legitimate", async () => {
  const nameless = await makeCustomer(db(), {
    createdAt: new Date("2020-01-01"),
    phone: null,
    phoneDigits: [],
  });
  const reachable = await makeCustomer(db(), { createdAt: new Date("2024-01-01") });
  await joinCustomers(systemCtx("test"), { fromId: nameless.id, toId: reachable.id });
  const members = await db().customer.findMany({ select: { memberId: true } });
  expect(members).toEqual([{ memberId: reachable.id }, { memberId: reachable.id }]);
  expect(await countTiers(systemCtx("test"), null)).toMatchObject({ members: 1 });
});

test("reads a few rows for each connected record, however many share one number and one member", async () => {
  const records = 200;
  await db().customer.createMany({
    data: Array.from({ length: records }, (_, at) => ({
      firstName: `Ana ${at}`,
      lastName: "Rivera",
      searchText: "",
      phoneDigits: [NUMBER],
    })),
  });
  const { id } = await db().customer.findFirstOrThrow();
  const [statement] = await recordStatements(/RECURSIVE/, () => regroupMembers(db(), [id]));
  if (!statement) throw new Error("the connected records were not read");
  await db().customer.updateMany({ data: { memberId: id } });
  const steps = await planOf(String(process.env.DATABASE_URL), statement, { isCarriedOut: true });
  const rows = steps.map((step) => (step["Actual Rows"] ?? 0) * (step["Actual Loops"] ?? 0));
  expect(Math.max(...rows)).toBeGreaterThanOrEqual(records);
  expect(rows.reduce((sum, one) => sum + one, 0)).toBeLessThan(30 * records);
});
