import { Prisma } from "./client";

/** The prefix of the columns of a table that a statement gives this alias; empty without one. */
export const qualified = (alias: string): Prisma.Sql => (alias ? Prisma.raw(`${alias}.`) : Prisma.empty);
