import "server-only";
import type { Db } from "@/lib/db/client";
import type { Env } from "@/lib/env";

/**
 * Start-up messages about admin accounts: how to create the first one, or which reserved addresses can still be
 * registered with the admin code. Empty once every address is taken.
 */
export async function firstAdminLines(handle: Db, values: Env): Promise<string[]> {
  const hasAdmin = (await handle.user.count({ where: { isAdmin: true } })) > 0;
  if (hasAdmin) return openAddressLines(handle, values);
  const missing = [
    ...(values.ADMIN_EMAILS.length === 0 ? ["ADMIN_EMAILS (one or two e-mail addresses)"] : []),
    ...(values.ADMIN_SECRET_CODE ? [] : ["ADMIN_SECRET_CODE (at least 16 characters)"]),
  ];
  if (missing.length > 0)
    return [`Nobody can sign in as admin yet. Set ${missing.join(" and ")}, then start again.`];
  return [
    "There is no admin account yet. To make the first one:",
    `  1. open ${values.NEXTAUTH_URL}/auth and choose Register`,
    `  2. enter ${values.ADMIN_EMAILS.join(" or ")} (ADMIN_EMAILS); the field Admin code appears`,
    "  3. enter the code of ADMIN_SECRET_CODE, a username and a password",
  ];
}

async function openAddressLines(handle: Db, { ADMIN_EMAILS, ADMIN_SECRET_CODE }: Env): Promise<string[]> {
  if (ADMIN_EMAILS.length === 0 || !ADMIN_SECRET_CODE) return [];
  const taken = await handle.user.findMany({
    where: { email: { in: ADMIN_EMAILS } },
    select: { email: true },
  });
  const open = ADMIN_EMAILS.filter((address) => !taken.some(({ email }) => email === address));
  if (open.length === 0) return [];
  return [
    `No account uses ${open.join(" or ")} yet, and anyone with the admin code can register there.`,
    "  Register each address, or remove it from ADMIN_EMAILS.",
  ];
}
