import type { z } from "zod";

export type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Parses an admin page's query. The first value of a repeated parameter counts; an invalid value takes its default. */
export async function readSearch<Schema extends z.ZodType>(
  schema: Schema,
  searchParams: PageProps["searchParams"],
): Promise<z.output<Schema>> {
  const given = Object.entries(await searchParams).map(([key, value]) => [
    key,
    Array.isArray(value) ? value[0] : value,
  ]);
  return schema.parse(Object.fromEntries(given));
}
