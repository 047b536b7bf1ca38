import { Prisma } from "./client";

/** What stands before the columns of a table in a statement that gives it this alias; nothing without one. */
export const qualified = (alias: string): Prisma.Sql => (alias ? Prisma.raw(`${alias}.`) : Prisma.empty);
