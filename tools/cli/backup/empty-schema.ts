import type pg from "pg";

/** Tables first: what belongs to one, such as the sequence of its numbers, goes with it and cannot go before. */
const DROPS = `
  SELECT format('DROP %s IF EXISTS %s CASCADE', kind, name) AS "drop"
  FROM (
    SELECT CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
           oid::regclass::text, oid, 'pg_class'::regclass
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'S', 'v', 'm')
    UNION ALL SELECT 'ROUTINE', oid::regprocedure::text, oid, 'pg_proc'::regclass
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT 'TYPE', oid::regtype::text, oid, 'pg_type'::regclass
    FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
  ) AS found (kind, name, oid, catalog)
  WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = catalog AND d.objid = found.oid AND d.deptype = 'e')
  ORDER BY kind <> 'TABLE'`;

/**
 * Drops what is in the schema, not the schema: it often belongs to another role, and its grants would be lost.
 * Extensions stay, because only who installed one may drop it.
 */
export async function emptySchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(DROPS);
  await client.query(rows.map(({ drop }) => drop).join(";"));
}
