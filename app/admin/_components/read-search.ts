import type { z } from "zod";
import { firstValues, type SearchParams } from "@/lib/href";

export type PageProps = { searchParams: Promise<SearchParams> };

/** Parses an admin page's query. An invalid value takes its default. */
export async function readSearch<Schema extends z.ZodType>(
  schema: Schema,
  searchParams: PageProps["searchParams"],
): Promise<z.output<Schema>> {
  return schema.parse(firstValues(await searchParams));
}
