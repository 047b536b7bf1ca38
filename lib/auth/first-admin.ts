import "server-only";
import type { Db } from "@/lib/db/client";
import type { Env } from "@/lib/env";

/**
 * What the start-up text says while nobody can sign in as admin: how to become the first, or which values are missing.
 * No lines once there is one.
 */
export async function firstAdminLines(handle: Db, values: Env): Promise<string[]> {
  if ((await handle.user.count({ where: { isAdmin: true } })) > 0) return [];
  const missing = [
    ...(values.ADMIN_EMAILS.length === 0 ? ["ADMIN_EMAILS (one or two e-mail addresses)"] : []),
    ...(values.ADMIN_SECRET_CODE ? [] : ["ADMIN_SECRET_CODE (at least 8 characters)"]),
  ];
  if (missing.length > 0)
    return [`Nobody can sign in as admin yet. Set ${missing.join(" and ")}, then start again.`];
  return [
    "There is no admin account yet. To make the first one:",
    `  1. open ${values.NEXTAUTH_URL}/auth and choose Register`,
    "  2. enter one of the addresses of ADMIN_EMAILS; the field Admin code appears",
    "  3. enter the code of ADMIN_SECRET_CODE, a username and a password",
  ];
}
