import { createDb } from "@/lib/db/client";
import { OrdersPosition, type OrdersSweep } from "@/lib/sync/orders-position";
import { query } from "@/tests/support/postgres";
import { readShop } from "@/tests/support/shop-digest";
import { waitUntil } from "@/tests/support/wait-until";

/** Queries for inconsistent rows; each must return none at any moment. */
const CONTRADICTIONS: Readonly<Record<string, string>> = {
  "orders of a known customer that are not linked": `
    SELECT count(*) FROM orders o JOIN customers c ON c.clover_id = o.customer_clover_id
    WHERE o.customer_id IS DISTINCT FROM c.id`,
  "lines of a known product that are not linked": `
    SELECT count(*) FROM order_items i JOIN products p ON p.clover_id = i.item_clover_id
    WHERE i.product_id IS DISTINCT FROM p.id`,
  "lines without their order": `
    SELECT count(*) FROM order_items i LEFT JOIN orders o ON o.id = i.order_id WHERE o.id IS NULL`,
  "members whose visits are not their check-ins": `
    SELECT count(*) FROM customers c WHERE c.checkin_count <>
      (SELECT count(*) FROM loyalty_checkins k WHERE k.customer_id = c.id AND k.voided_at IS NULL)`,
  "pictures without sizes": `
    SELECT count(*) FROM images i WHERE NOT EXISTS (SELECT 1 FROM image_variants v WHERE v.hash = i.hash)`,
  "deals without the note of who made them": `
    SELECT count(*) FROM deals d WHERE NOT EXISTS (SELECT 1 FROM audit_entries a
      WHERE a.entity = 'deal' AND a.action = 'create' AND a.entity_id = d.id::text)`,
  "kinds of which two runs go on at once": `
    SELECT count(*) FROM (SELECT kind FROM sync_runs WHERE status = 'running' GROUP BY kind HAVING count(*) > 1) AS twice`,
  "ids a read has ticked off whose record is not stored": `
    SELECT count(*) FROM (SELECT kind, unnest(ids) AS id FROM sync_seen_pages) AS seen
    WHERE NOT EXISTS (SELECT 1 FROM products WHERE seen.kind = 'inventory' AND clover_id = seen.id)
      AND NOT EXISTS (SELECT 1 FROM customers WHERE seen.kind = 'customers' AND clover_id = seen.id)`,
  "positions that claim more pages than were ticked off": `
    SELECT count(*) FROM sync_cursors c WHERE c.kind IN ('inventory', 'customers')
      AND EXISTS (SELECT 1 FROM sync_seen_pages s WHERE s.kind = c.kind)
      AND coalesce((c.position->>'pages')::int, 0) <>
        (SELECT count(*) FROM sync_seen_pages s WHERE s.kind = c.kind AND s.pass::text = c.position->>'pass')`,
};

/** Returns the inconsistencies of the database, one line each. */
export async function contradictions(url: string): Promise<string[]> {
  const found: string[] = [];
  for (const [what, sql] of Object.entries(CONTRADICTIONS)) {
    const rows = await query(url, sql);
    if (Number(rows[0]?.count) > 0) found.push(`${rows[0]?.count} ${what}`);
  }
  return found;
}

/** The fields of an order at the point of sale that are compared. */
export type PracticeOrder = { id: string; modifiedTime: number; lines: number };

/**
 * Checks stored orders against the position: every stored order has all its lines, and every order that the position
 * marks as read is stored.
 * @param listed all orders in the point of sale's order (newest created first)
 */
export async function orderFaults(url: string, listed: readonly PracticeOrder[]): Promise<string[]> {
  const rows = await query(
    url,
    `SELECT o.clover_id AS id, count(i.id)::int AS lines FROM orders o LEFT JOIN order_items i ON i.order_id = o.id
     GROUP BY o.id`,
  );
  const stored = new Map<string, number>(rows.map(({ id, lines }) => [id, lines]));
  const torn = listed.filter(({ id, lines }) => stored.has(id) && stored.get(id) !== lines);
  const missing = (await claimedOrders(url, listed)).filter(({ id }) => !stored.has(id));
  return [
    ...(torn.length > 0 ? [`${torn.length} orders without all their lines`] : []),
    ...(missing.length > 0 ? [`${missing.length} orders the position says are stored`] : []),
  ];
}

async function claimedOrders(url: string, listed: readonly PracticeOrder[]): Promise<PracticeOrder[]> {
  const rows = await query(url, "SELECT position FROM sync_cursors WHERE kind = 'orders'");
  if (rows.length === 0) return [];
  const { since, sweep, history } = OrdersPosition.parse(rows[0]?.position);
  const changed = sweep
    ? readBy(sweep, listed)
    : listed.filter(({ modifiedTime }) => since !== null && modifiedTime < since);
  return history ? [...new Set([...changed, ...readBy(history, listed)])] : changed;
}

function readBy(
  { windows: [window], isOfAll, offset }: OrdersSweep,
  listed: readonly PracticeOrder[],
): PracticeOrder[] {
  if (!window) return [...listed];
  const within = listed.filter(({ modifiedTime }) => modifiedTime >= window.from && modifiedTime < window.to);
  const before = listed.filter(({ modifiedTime }) => modifiedTime < window.from);
  return [...(isOfAll ? before : []), ...within.slice(0, offset)];
}

type Shop = Awaited<ReturnType<typeof readShop>>;

/** Reads everything a sync stores. */
export function shopOf(url: string): Promise<Shop> {
  // A busy machine may take longer to connect than the shop's own pool waits.
  return waitUntil("a reading of the shop", () => {
    const handle = createDb(url, 2);
    return readShop(handle).finally(() => handle.$disconnect());
  });
}

type Row = Record<string, unknown>;

/** Returns the differences of two shops, one line per part with the fields of the first differing records. */
export function differences(shop: Shop, clean: Shop): string[] {
  return Object.keys(clean).flatMap((part) => {
    const [mine, theirs] = [(shop[part] ?? []) as Row[], (clean[part] ?? []) as Row[]];
    const known = new Map(theirs.map((row) => [nameOf(row), row]));
    const odd = mine.filter((row) => toText(row) !== toText(known.get(nameOf(row))));
    if (odd.length === 0 && mine.length === theirs.length) return [];
    const such = odd.slice(0, 2).map((row) => unlikeFields(row, known.get(nameOf(row)) ?? {}));
    return [`${part}: ${mine.length} against ${theirs.length}, ${odd.length} differ: ${such.join("; ")}`];
  });
}

const toText = (value: unknown): string => JSON.stringify(value) ?? "nothing";
/** The key of a record: its id at the point of sale, or for a visit its order and customer. */
const nameOf = (row: Row): string => toText(row.cloverId ?? [row.order, row.guest]);

function unlikeFields(row: Row, other: Row): string {
  const fields = Object.keys(row).filter((field) => toText(row[field]) !== toText(other[field]));
  return fields.map((field) => `${field} ${toText(row[field])} for ${toText(other[field])}`).join(", ");
}
