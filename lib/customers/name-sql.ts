import "server-only";
import { NO_NAME } from "@/lib/customers/full-name";
import { Prisma } from "@/lib/db/client";

const of = (alias: string): Prisma.Sql => (alias ? Prisma.raw(`${alias}.`) : Prisma.empty);

/** `fullName` of a row of customers, in statements. */
export const fullNameSql = (alias = ""): Prisma.Sql =>
  Prisma.sql`coalesce(nullif(btrim(${of(alias)}first_name || ' ' || ${of(alias)}last_name), ''), ${NO_NAME})`;

/** The address to show of a row of customers: one that another record holds is in `emails` only. */
export const shownEmailSql = (alias = ""): Prisma.Sql =>
  Prisma.sql`coalesce(${of(alias)}email, ${of(alias)}emails[1])`;
