import "server-only";
import { Prisma } from "@/lib/db/client";
import { SEPARATORS, type SearchWord } from "@/lib/db/like";

/** As a literal of SQL, because the index on the expression takes no parameters. */
const SEPARATORS_SQL = `'${SEPARATORS.replaceAll("'", "''")}'`;

/**
 * Whether the name of a product contains a word, in one part or several.
 * @param name the column, such as `products.name`
 */
export function nameHas(name: string, { pattern, apart }: SearchWord): Prisma.Sql {
  const column = Prisma.raw(name);
  const inOne = Prisma.sql`${column} ILIKE ${pattern}`;
  if (apart === null) return inOne;
  const joined = Prisma.raw(`translate(${name}, ${SEPARATORS_SQL}, '')`);
  // As no expression of an index, because the trigrams of such a regular expression are too many to look up.
  return Prisma.sql`(${inOne} OR (${joined} ILIKE ${pattern} AND (${column} || '') ~* ${apart}))`;
}
