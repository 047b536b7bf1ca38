import type pg from "pg";

export const NO_ADMIN = "Nobody is an admin: npm start prints how to register the first one.";
const COLUMNS = "id, is_admin, role, password";

/**
 * Sets aside the rights and passwords of accounts before a restore empties the database, in a temporary table that
 * disappears with the restore's transaction.
 */
export async function keepAccounts(client: pg.Client): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('public.users') IS NOT NULL AS found");
  const found = Boolean(rows[0]?.found);
  // A change that is under way ends first, and a later one finds the restored rows.
  if (found) await client.query("LOCK TABLE users IN SHARE MODE");
  await client.query(
    found
      ? `CREATE TEMP TABLE kept_accounts ON COMMIT DROP AS SELECT ${COLUMNS} FROM users`
      : "CREATE TEMP TABLE kept_accounts (id uuid, is_admin boolean, role text, password text) ON COMMIT DROP",
  );
}

/**
 * Repeats revoked rights and changed passwords on the restored accounts: often somebody who must not come back knew the
 * old password.
 * @returns a line that names who is an admin now, or says how somebody becomes one
 */
export async function keepRights(client: pg.Client): Promise<string[]> {
  await client.query(
    `UPDATE users u SET password = k.password,
       is_admin = u.is_admin AND k.is_admin,
       role = CASE WHEN u.is_admin AND NOT k.is_admin THEN k.role ELSE u.role END
     FROM kept_accounts k WHERE k.id = u.id`,
  );
  const { rows } = await client.query<{ username: string }>(
    "SELECT username FROM users WHERE is_admin ORDER BY created_at",
  );
  if (rows.length === 0) return [NO_ADMIN];
  return [`Admins: ${rows.map(({ username }) => username).join(", ")}.`];
}
