import { z } from "zod";
import { ADMIN_PAGE_SIZE } from "@/lib/page-size";
import { storable } from "@/lib/text";
import { wholeNumber } from "@/lib/whole-number";

const MAX_PAGE = 100_000;

/**
 * The search and the page of an admin table in the address. Characters that cannot be stored are removed, as they can
 * match nothing.
 */
export const ListQuery = z.object({
  q: z
    .string()
    .max(100)
    .transform((text) => storable(text).trim())
    .catch("")
    .default(""),
  page: wholeNumber(1, MAX_PAGE).catch(1).default(1),
});
export type ListQuery = z.output<typeof ListQuery>;

export type Page<Row> = { rows: Row[]; total: number; page: number; pages: number };

/** A page of rows with how many there are in all; a page past the end is the last one. */
export function pageOf<Row>(rows: Row[], total: number, page: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE));
  return { rows, total, page: Math.min(page, pages), pages };
}

/**
 * Reads a page of a list, or the last one where the list has become shorter: what staff do with the only row of a page
 * leaves it empty.
 */
export async function pageOrLast<Found extends Page<unknown>>(
  page: number,
  read: (page: number) => Promise<Found>,
): Promise<Found> {
  const found = await read(page);
  return page > found.pages ? read(found.pages) : found;
}
