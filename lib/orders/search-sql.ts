import "server-only";
import { customerMatches } from "@/lib/customers/queries";
import { Prisma } from "@/lib/db/client";
import { containing, TRIGRAM } from "@/lib/db/like";
import { uuidsBeginningWith } from "@/lib/ids";
import { type OrderFilter, orderFilterSql, orderTimeSql } from "@/lib/orders/filter";
import { countedCreditCondition } from "@/lib/orders/paid-order-sql";
import type { ListQuery } from "@/lib/paging";

export type OrderSearch = ListQuery & { filter?: OrderFilter };

/** Which orders `o` a search and a filter list, and whether these are all. */
export function listedCondition({ q, filter }: Omit<OrderSearch, "page">, now: Date) {
  const found = q ? matching(q) : Prisma.sql`o.removed_at IS NULL`;
  const filtered = filter ? orderFilterSql(filter, now) : null;
  return { where: filtered ? Prisma.sql`${found} AND ${filtered}` : found, isAll: !q && !filtered };
}

/** Which manual refunds `r` belong to what a search and a filter list: those of the orders found, by their own day. */
export function creditCondition({ q, filter }: Omit<OrderSearch, "page">, now: Date): Prisma.Sql {
  const isListed = filter === undefined || filter.show === "all" || filter.show === "refunded";
  if (!isListed) return Prisma.sql`false`;
  const ofOrders = q
    ? Prisma.sql`r.order_id IN (SELECT o.id FROM orders o WHERE ${matching(q)})`
    : Prisma.sql`TRUE`;
  const inSpan = filter ? orderTimeSql(filter, now) : null;
  return Prisma.sql`${countedCreditCondition("r")} AND ${ofOrders} AND ${inSpan ?? Prisma.sql`TRUE`}`;
}

/** No id holds anything but these. */
const ID_PART = /^[0-9a-z-]+$/i;

function matching(q: string): Prisma.Sql {
  const isShort = q.length < TRIGRAM;
  const byId = !ID_PART.test(q) ? null : isShort ? beginningWith(q) : holding(q);
  const parts = [byId, isShort ? null : boughtBy(q)].filter((part) => part !== null);
  return parts.length > 0
    ? Prisma.sql`o.removed_at IS NULL AND (${Prisma.join(parts, " OR ")})`
    : Prisma.sql`false`;
}

/** Orders of customers whose name, e-mail or number holds the text. */
function boughtBy(q: string): Prisma.Sql {
  return Prisma.sql`o.customer_id = ANY (ARRAY(SELECT id FROM customers WHERE ${customerMatches(q)}))`;
}

/** Orders one of whose ids holds the text. The expressions are those of the indexes on them. */
function holding(q: string): Prisma.Sql {
  const pattern = containing(q);
  return Prisma.sql`(o.id::text || ' ' || coalesce(o.clover_id, '')) ILIKE ${pattern}
    OR o.customer_id = ANY (ARRAY(
      SELECT c.id FROM customers c WHERE (c.id::text || ' ' || coalesce(c.clover_id, '')) ILIKE ${pattern}))`;
}

/** A first character or two: the beginning of an id is a range of its index. */
function beginningWith(q: string): Prisma.Sql | null {
  const parts: Prisma.Sql[] = [];
  const clover = cloverIdRange(q);
  if (clover) parts.push(Prisma.sql`o.clover_id BETWEEN ${clover[0]} AND ${clover[1]}`);
  const range = uuidRange(q);
  if (range) {
    const [from, to] = range;
    parts.push(Prisma.sql`o.id BETWEEN ${from}::uuid AND ${to}::uuid`);
    parts.push(Prisma.sql`o.customer_id BETWEEN ${from}::uuid AND ${to}::uuid`);
  }
  return parts.length > 0 ? Prisma.join(parts, " OR ") : null;
}

const CLOVER_ID_LENGTH = 13;

/** The lowest and highest Clover id that begin with a text; null when none can. */
function cloverIdRange(text: string): [string, string] | null {
  if (!/^[0-9a-z]{1,13}$/i.test(text)) return null;
  const start = text.toUpperCase();
  return [start, start.padEnd(CLOVER_ID_LENGTH, "Z")];
}

/** The lowest and highest UUID that begin with a text; null when no UUID can. */
function uuidRange(text: string): [string, string] | null {
  const hex = text.toLowerCase().replaceAll("-", "");
  return /^[0-9a-f]{1,32}$/.test(hex) ? uuidsBeginningWith(hex) : null;
}
