import type pg from "pg";
import { countOf } from "@/lib/count";

const HAS_OPT_OUTS = `SELECT FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name = 'customers' AND column_name = 'sale_opt_out_at'`;

/**
 * Sets aside whose information is never to be sold, before a restore empties the database, in a temporary table that
 * disappears with the restore's transaction. Writers of customers wait since `keepErasures`.
 */
export async function keepOptOuts(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(HAS_OPT_OUTS);
  await client.query(
    rowCount
      ? `CREATE TEMP TABLE kept_opt_outs ON COMMIT DROP AS
         SELECT clover_id, sale_opt_out_at AS at FROM customers WHERE sale_opt_out_at IS NOT NULL`
      : "CREATE TEMP TABLE kept_opt_outs (clover_id text, at timestamptz) ON COMMIT DROP",
  );
}

/**
 * Repeats on the restored customers the opt-outs that came after the backup.
 * @returns what whoever restores should know
 */
export async function repeatOptOuts(client: pg.Client): Promise<string[]> {
  const again = await client.query(
    `UPDATE customers c SET sale_opt_out_at = k.at FROM kept_opt_outs k
     WHERE k.clover_id = c.clover_id AND c.sale_opt_out_at IS NULL`,
  );
  const { rows } = await client.query<{ id: string }>(
    `SELECT clover_id AS id FROM kept_opt_outs k
     WHERE NOT EXISTS (SELECT FROM customers c WHERE c.clover_id = k.clover_id) ORDER BY at`,
  );
  const lines = [];
  if (again.rowCount)
    lines.push(
      `Opted out of sale again, as since the backup: ${countOf(again.rowCount, "customer record")}.`,
    );
  if (rows.length > 0)
    lines.push(
      `Opted out of sale, but not in the backup: ${rows.map(({ id }) => id).join(", ")} (ids at Clover). Opt them out again once a sync has read them.`,
    );
  return lines;
}
