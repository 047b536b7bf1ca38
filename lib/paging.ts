import { z } from "zod";
import { storable } from "@/lib/text";
import { wholeNumber } from "@/lib/whole-number";

export const ADMIN_PAGE_SIZE = 50;
const MAX_PAGE = 100_000;

/** What a search box and the pages of an admin table carry in the address. What cannot be stored can match nothing. */
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

/** A page of rows with how many there are in all. */
export function pageOf<Row>(rows: Row[], total: number, page: number): Page<Row> {
  return { rows, total, page, pages: Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE)) };
}
