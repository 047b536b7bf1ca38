import type { z } from "zod";

export type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Reads an admin page's address. Of a key given twice the first counts; what cannot be read takes its default. */
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

/** The address of a page with some keys set, and those with an empty value left out. */
export function hrefWith(path: string, keys: Record<string, string>): string {
  const params = new URLSearchParams(Object.entries(keys).filter(([, value]) => value !== ""));
  return params.size > 0 ? `${path}?${params}` : path;
}
