import { beforeAll, expect, it } from "vitest";
import { searchCustomers } from "@/lib/customers/queries";
import type { CustomerFilter, CustomerSort } from "@/lib/customers/schema";
import { db } from "@/lib/db/client";
import { countTiers } from "@/lib/loyalty/queries";
import { adminCtx } from "@/tests/factories/contexts";
import { recordStatements } from "@/tests/support/record-statements";
import { planOf } from "@/tests/support/statement-plans";

// Outside a running Next there is no cache: every read is uncached.

const ctx = () => adminCtx(db());

// Three of four are test records: of members alone, the index of all customers by visits would cost as little.
beforeAll(async () => {
  await db().$executeRaw`
    INSERT INTO customers (first_name, last_name, search_text, phone_digits, member_visits, is_placeholder)
    SELECT 'Dana', 'Rivera', repeat('dana rivera ', 20), ARRAY[(7025550000 + n)::text], n % 60, n % 4 > 0
    FROM generate_series(1, 4000) n`;
  await db().$executeRaw`VACUUM ANALYZE customers`;
});

async function indexesOf(work: () => Promise<unknown>): Promise<(string | undefined)[]> {
  const statements = await recordStatements(/FROM customers/, work);
  const plans = statements.map((one) => planOf(String(process.env.DATABASE_URL), one));
  return (await Promise.all(plans)).flat().map((step) => step["Index Name"]);
}

const list = (filter: CustomerFilter, order: CustomerSort) => () =>
  searchCustomers(ctx(), { q: "", page: 1 }, { filter, launch: null, order, isByMember: true });

it.each<[string, () => Promise<unknown>, string]>([
  ["counts the tiers", () => countTiers(ctx(), null), "customers_members_by_visits_idx"],
  ["lists members by visits", list("legitimate", "most-visits"), "customers_members_by_visits_idx"],
  [
    "lists members by their last visit",
    list("legitimate", "last-visit"),
    "customers_members_by_last_visit_idx",
  ],
])("%s in the index of legitimate members", async (_, work, index) => {
  expect(await indexesOf(work)).toContain(index);
});

it("searches the records of members once, also where the planner has no statistics and joins row by row", async () => {
  const search = () =>
    searchCustomers(ctx(), { q: "dana", page: 1 }, { filter: "legitimate", launch: null, isByMember: true });
  const statements = await recordStatements(/FROM customers/, search);
  const settings =
    "SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off; SET LOCAL enable_sort = off";
  const plans = await Promise.all(
    statements.map((one) => planOf(String(process.env.DATABASE_URL), one, { settings, isCarriedOut: true })),
  );
  const reads = plans.flat().filter((step) => step["Relation Name"] === "customers");
  expect(Math.max(...reads.map((step) => step["Actual Loops"] ?? 0))).toBe(1);
});
