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

/** The address of a page with these parameters; those with an empty value are left out. */
export function hrefWith(path: string, keys: Record<string, string>): string {
  const params = new URLSearchParams(Object.entries(keys).filter(([, value]) => value !== ""));
  return hrefOf(path, params);
}

export const hrefOf = (path: string, params: URLSearchParams): string =>
  params.size > 0 ? `${path}?${params}` : path;
