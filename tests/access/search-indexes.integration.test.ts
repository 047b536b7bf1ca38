import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { listAudit } from "@/lib/audit/queries";
import { AuditQuery } from "@/lib/audit/schema";
import { searchAdminProducts } from "@/lib/catalog/admin-queries";
import { findProducts } from "@/lib/catalog/queries";
import { ProductFilter } from "@/lib/catalog/schema";
import { searchCustomers } from "@/lib/customers/queries";
import { db, Prisma } from "@/lib/db/client";
import { searchMessages } from "@/lib/messages/queries";
import { searchOrders } from "@/lib/orders/queries";
import { exportPerson } from "@/lib/privacy/export-person";
import { findPerson } from "@/lib/privacy/find-person";
import { openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { searchEverything } from "@/lib/search/queries";
import { adminCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { makeAdmin } from "@/tests/factories/user";
import { recordStatements } from "@/tests/support/record-statements";
import { planOf, type Statement } from "@/tests/support/statement-plans";

// Outside a running Next there is no cache: every read is uncached.

/** Tables of a few rows: what staff write by hand, and accounts, which nobody needs to visit or to buy. */
const SMALL = new Set(["deals", "events", "privacy_requests", "users"]);
const SEARCHES = /\b(?:LIKE|ILIKE|regexp_replace)\b/;

/** The statements of `work` that search for a text. */
const searchesOf = (work: () => Promise<unknown>) => recordStatements(SEARCHES, work);

/** How a statement is carried out when sequential scans are made as expensive as possible. */
const indexedPlanOf = (statement: Statement) =>
  planOf(String(process.env.DATABASE_URL), statement, { settings: "SET LOCAL enable_seqscan = off" });

/**
 * Tables that a text search reads from end to end all the same, as they are or in the order of an index of something
 * else, because no index has its expression.
 */
async function readWhole(statement: Statement): Promise<string[]> {
  return (await indexedPlanOf(statement))
    .filter(
      (node) => /^(?:Seq|Index) Scan$/.test(node["Node Type"]) && /~~|regexp_replace/.test(node.Filter ?? ""),
    )
    .map((node) => node["Relation Name"] ?? "")
    .filter((name) => !SMALL.has(name));
}

/** So many rows that the index of a text is the cheapest way to it, also where another index has a second condition. */
const MANY = [
  Prisma.sql`INSERT INTO products (name, description, sku, code, price, category_name, category_names)
    SELECT md5(n::text), md5(n || 'd'), md5(n || 's'), md5(n || 'c'), n, 'Bongs', '{Bongs}'`,
  Prisma.sql`INSERT INTO customers (first_name, last_name, search_text, phone_digits)
    SELECT md5(n::text), md5(n || 'l'), md5(n::text), ARRAY[(7025560000 + n)::text]`,
  Prisma.sql`INSERT INTO orders (clover_id, total, subtotal, tax, created_at) SELECT md5(n::text), n, n, 0, now()`,
  Prisma.sql`INSERT INTO contact_submissions (name, email, message)
    SELECT md5(n::text), md5(n || 'e') || '@example.com', md5(n || 'm')`,
  Prisma.sql`INSERT INTO audit_entries (actor_name, action, entity, entity_id, label)
    SELECT 'owner', 'update', 'deal', gen_random_uuid(), md5(n::text)`,
];

const NUMBER = "(702) 555-0155";
const ctx = () => adminCtx(db());
let requestId = "";
beforeAll(async () => {
  await makeAdmin();
  ({ id: requestId } = await openPrivacyRequest(ctx(), { kind: "access", phone: NUMBER }));
  await makeProduct(db(), { name: "Beaker" });
  await db().contactSubmission.create({
    data: { name: "Dana", email: "dana@example.com", message: "Hello" },
  });
  for (const rows of MANY) await db().$executeRaw`${rows} FROM generate_series(1, 3000) n`;
  await db().$executeRaw`VACUUM ANALYZE`;
});

it.each<[string, () => Promise<unknown>]>([
  ["the shelf", () => findProducts(db(), ProductFilter.parse({ q: "beaker", category: "Bongs", min: "1" }))],
  ["the shelf by words", () => findProducts(db(), ProductFilter.parse({ q: "glass beaker" }))],
  ["the shelf by a joined word", () => findProducts(db(), ProductFilter.parse({ q: "zigzag beaker" }))],
  [
    "the Inventory screen by a joined word",
    () => searchAdminProducts(ctx(), { q: "zigzag beaker", category: "", page: 1 }),
  ],
  ["the Inventory screen", () => searchAdminProducts(ctx(), { q: "beaker", category: "", page: 1 })],
  ["the Orders screen", () => searchOrders(ctx(), { q: "abc123", page: 1 })],
  [
    "the Customers screen",
    () => searchCustomers(ctx(), { q: "dana", page: 1 }, { filter: "all", launch: null }),
  ],
  ["the inbox", () => searchMessages(ctx(), "all", { q: "hello", page: 1 })],
  ["the inbox for a number", () => searchMessages(ctx(), "all", { q: NUMBER, page: 1 })],
  ["the inbox for a part of a number", () => searchMessages(ctx(), "all", { q: "555-01", page: 1 })],
  ["the audit", () => listAudit(ctx(), AuditQuery.parse({ about: "beaker" }))],
  ["the audit of one kind", () => listAudit(ctx(), AuditQuery.parse({ about: "beaker", entity: "deal" }))],
  ["the search over everything", () => searchEverything(ctx(), { q: "glass beaker" })],
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

it("the audit looks an id up in the index on ids, also when no kind of thing is chosen", async () => {
  const about = randomUUID();
  const [statement] = await recordStatements(/entity_id/, () =>
    listAudit(ctx(), AuditQuery.parse({ about })),
  );
  if (!statement) throw new Error("the audit was not read");
  const steps = await planOf(String(process.env.DATABASE_URL), statement);
  expect(steps.map((step) => step["Index Name"])).toContain("audit_entries_entity_id_entity_id_idx");
});
