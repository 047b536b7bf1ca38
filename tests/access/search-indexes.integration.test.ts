import { beforeAll, expect, it } from "vitest";
import { searchAdminProducts } from "@/lib/catalog/admin-queries";
import { findProducts } from "@/lib/catalog/queries";
import { ProductFilter } from "@/lib/catalog/schema";
import { searchCustomers } from "@/lib/customers/queries";
import { db } from "@/lib/db/client";
import { searchMessages } from "@/lib/messages/queries";
import { searchOrders } from "@/lib/orders/queries";
import { exportPerson } from "@/lib/privacy/export-person";
import { findPerson } from "@/lib/privacy/find-person";
import { openRequest } from "@/lib/privacy/request-verbs";
import { searchEverything } from "@/lib/search/queries";
import { adminCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { makeAdmin } from "@/tests/factories/user";
import { planOf, type Statement } from "@/tests/support/statement-plans";
import { statementsOf } from "@/tests/support/statements-of";

// Outside a running Next there is no cache: every read is uncached.

/** Tables of a few rows, which staff write by hand. */
const SMALL = new Set(["deals", "events", "privacy_requests"]);
const SEARCHES = /\b(?:LIKE|ILIKE|regexp_replace)\b/;

/** The statements of `work` that search for a text. */
const searchesOf = (work: () => Promise<unknown>) => statementsOf(SEARCHES, work);

/** How a statement is carried out when sequential scans are made as expensive as possible. */
const indexedPlanOf = (statement: Statement) =>
  planOf(String(process.env.DATABASE_URL), statement, { settings: "SET LOCAL enable_seqscan = off" });

/** Tables that a text search reads from end to end all the same, because no index has its expression. */
async function readWhole(statement: Statement): Promise<string[]> {
  return (await indexedPlanOf(statement))
    .filter((node) => node["Node Type"] === "Seq Scan" && /~~|regexp_replace/.test(node.Filter ?? ""))
    .map((node) => node["Relation Name"] ?? "")
    .filter((name) => !SMALL.has(name));
}

const NUMBER = "(702) 555-0155";
const ctx = () => adminCtx(db());
let requestId = "";
beforeAll(async () => {
  await makeAdmin();
  ({ id: requestId } = await openRequest(ctx(), { kind: "access", phone: NUMBER }));
  await makeProduct(db(), { name: "Beaker" });
  await db().contactSubmission.create({
    data: { name: "Dana", email: "dana@example.com", message: "Hello" },
  });
});

it.each<[string, () => Promise<unknown>]>([
  ["the shelf", () => findProducts(db(), ProductFilter.parse({ q: "beaker", category: "Bongs", min: "1" }))],
  ["the Inventory screen", () => searchAdminProducts(ctx(), { q: "beaker", category: "", page: 1 })],
  ["the Orders screen", () => searchOrders(ctx(), { q: "abc123", page: 1 })],
  [
    "the Customers screen",
    () => searchCustomers(ctx(), { q: "dana", page: 1 }, { filter: "all", launch: null }),
  ],
  ["the inbox", () => searchMessages(ctx(), "all", { q: "hello", page: 1 })],
  ["the inbox for a number", () => searchMessages(ctx(), "all", { q: NUMBER, page: 1 })],
  ["the search over everything", () => searchEverything(ctx(), { q: "beaker" })],
  ["the search over everything for a number", () => searchEverything(ctx(), { q: NUMBER })],
  ["the privacy desk", () => findPerson(ctx(), { requestId, q: NUMBER })],
  [
    "a person's file",
    () => exportPerson(ctx(), { requestId, customerIds: [], emails: ["dana@example.com"] }),
  ],
])("every expression searched by %s has an index", async (_, search) => {
  const statements = await searchesOf(search);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) expect(await readWhole(statement), statement.sql).toEqual([]);
});

it.each<[string, () => Promise<unknown>]>([
  ["the inbox", () => searchMessages(ctx(), "all", { q: NUMBER, page: 1 })],
  ["the search over everything", () => searchEverything(ctx(), { q: NUMBER })],
  ["the privacy desk", () => findPerson(ctx(), { requestId, q: NUMBER })],
])("%s looks a number up in the index on the digits of messages", async (_, search) => {
  const plans = await Promise.all((await searchesOf(search)).map(indexedPlanOf));
  expect(plans.flat().map((node) => node["Index Name"])).toContain("contact_submissions_phone_digits_idx");
});
