import type pg from "pg";

type Column = { name: string; type: string };
export type BackupTable = { name: string; columns: Column[]; orderBy: string };
export type Sequence = { name: string; lastValue: string; isCalled: boolean };

const COLUMNS = `
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
         array_position(k.conkey, a.attnum) AS key_position
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'p'
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
  ORDER BY c.relname, a.attname`;

const REFERENCES = `
  SELECT child.relname AS child, parent.relname AS parent
  FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
  WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND child.oid <> parent.oid`;

/** Every table of the shop, those that others refer to first. */
export async function readTables(client: pg.Client): Promise<BackupTable[]> {
  type Row = Column & { table: string; key_position: number | null };
  const { rows } = await client.query<Row>(COLUMNS);
  const references = (await client.query<{ child: string; parent: string }>(REFERENCES)).rows;
  const tables = new Map<string, Row[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  return inOrder([...tables.keys()], references).map((name) => {
    const columns = tables.get(name) ?? [];
    return { name, columns: columns.map(({ name, type }) => ({ name, type })), orderBy: keyOrder(columns) };
  });
}

/**
 * The order by primary key, texts compared bytewise, so that rows come in the same order on every server. A table that
 * is none of the shop's may have no key.
 */
function keyOrder(columns: (Column & { key_position: number | null })[]): string {
  const key = columns
    .filter((column) => column.key_position !== null)
    .sort((a, b) => Number(a.key_position) - Number(b.key_position))
    .map(({ name, type }) => (type === "text" ? `${quoted(name)} COLLATE "C"` : quoted(name)));
  return key.join(", ") || "ctid";
}

function inOrder(names: string[], references: { child: string; parent: string }[]): string[] {
  const done: string[] = [];
  let left = names;
  while (left.length > 0) {
    const ready = left.filter((name) =>
      references.every(({ child, parent }) => child !== name || done.includes(parent)),
    );
    if (ready.length === 0) throw new Error(`These tables have circular references: ${left.join(", ")}.`);
    done.push(...ready);
    left = left.filter((name) => !ready.includes(name));
  }
  return done;
}

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `SELECT last_value::text, is_called FROM ${quoted(name)}`,
    );
    const [now] = state.rows;
    if (now) sequences.push({ name, lastValue: now.last_value, isCalled: now.is_called });
  }
  return sequences;
}

/** Settings under which values as text mean the same on every server. */
export const PORTABLE_TEXT = `
  SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'iso_8601';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
