import "server-only";
import { NO_NAME } from "@/lib/customers/full-name";
import { Prisma } from "@/lib/db/client";
import { qualified } from "@/lib/db/qualified";

/** `fullName` of a row of customers, in statements. */
export const fullNameSql = (alias = ""): Prisma.Sql =>
  Prisma.sql`coalesce(nullif(btrim(${qualified(alias)}first_name || ' ' || ${qualified(alias)}last_name), ''), ${NO_NAME})`;

/** The address to show of a row of customers: one that another record holds is in `emails` only. */
export const shownEmailSql = (alias = ""): Prisma.Sql =>
  Prisma.sql`coalesce(${qualified(alias)}email, ${qualified(alias)}emails[1])`;
