import "server-only";
import type { Db } from "@/lib/db/client";
import type { Env } from "@/lib/env";

/**
 * Start-up messages about admin accounts: how to create the first one, or which reserved addresses can still be
 * registered with the admin code. Empty once there is an admin and every address is taken.
 */
export async function firstAdminLines(handle: Db, values: Env): Promise<string[]> {
  const hasAdmin = (await handle.user.count({ where: { isAdmin: true } })) > 0;
  const { ADMIN_EMAILS, ADMIN_SECRET_CODE, NEXTAUTH_URL } = values;
  const open = await openAddresses(handle, ADMIN_EMAILS);
  if (hasAdmin) return ADMIN_SECRET_CODE ? openAddressLines(open) : [];
  const missing = [
    ...(ADMIN_EMAILS.length === 0 ? ["ADMIN_EMAILS (one or two e-mail addresses)"] : []),
    ...(ADMIN_SECRET_CODE ? [] : ["ADMIN_SECRET_CODE (at least 16 characters)"]),
  ];
  if (missing.length > 0)
    return [`Nobody can sign in as admin yet. Set ${missing.join(" and ")}, then start again.`];
  if (open.length === 0)
    return [
      "Nobody can sign in as admin yet: customer accounts have every address of ADMIN_EMAILS. Set another one, then start again.",
    ];
  return [
    "There is no admin account yet. To make the first one:",
    `  1. open ${NEXTAUTH_URL}/auth and choose Register`,
    `  2. enter ${open.join(" or ")} (ADMIN_EMAILS); the field Admin code appears`,
    "  3. enter the code of ADMIN_SECRET_CODE, a username and a password",
  ];
}

/** The reserved addresses that no account has. */
async function openAddresses(handle: Db, reserved: readonly string[]): Promise<string[]> {
  const taken = await handle.user.findMany({
    where: { email: { in: [...reserved] } },
    select: { email: true },
  });
  return reserved.filter((address) => !taken.some(({ email }) => email === address));
}

function openAddressLines(open: readonly string[]): string[] {
  if (open.length === 0) return [];
  return [
    `No account uses ${open.join(" or ")} yet, and anyone with the admin code can register there.`,
    "  Register each address, or remove it from ADMIN_EMAILS.",
  ];
}
