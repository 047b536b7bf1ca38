import { z } from "zod";
import { MAX_CHOSEN } from "@/lib/catalog/label-queries";
import { LABEL_PAPERS } from "@/lib/catalog/shelf-label";
import { firstValues, type SearchParams } from "@/lib/href";
import { Id } from "@/lib/ids";
import { printRoutes } from "@/lib/routes";
import { storable } from "@/lib/text";

const Plain = z.object({
  /** The search text of the product list. */
  q: z.string().max(100).transform(storable).catch("").default(""),
  category: z.string().max(200).transform(storable).catch("").default(""),
  /** `stock` in the address. */
  paper: z.enum(["5160", "5163"]).catch("5160").default("5160"),
  /** The first label's position on the first sheet, from 1. */
  first: z.coerce.number().int().min(1).catch(1).default(1),
  /** Which part of a choice with too many labels for one print, from 1. */
  part: z.coerce.number().int().min(1).max(1_000).catch(1).default(1),
});

export type LabelAddress = z.output<typeof Plain> & {
  /** The ids of the chosen products, without repetition. */
  ids: string[];
  /** How many ids of the address are malformed. */
  unreadable: number;
  /** How many ids are left out, because too many were chosen one by one. */
  leftOut: number;
};

/** Parses the address; an invalid value takes its default, an invalid id is counted. */
export function readLabelAddress(search: SearchParams): LabelAddress {
  const given = [search.product ?? []].flat().filter((id) => id !== "");
  const ids = given.map((id) => Id.safeParse(id));
  const readable = [...new Set(ids.flatMap(({ data }) => data ?? []))];
  const { stock: paper, ...others } = firstValues(search);
  const plain = Plain.parse({ ...others, paper });
  const most = LABEL_PAPERS[plain.paper].perSheet;
  return {
    ...plain,
    ids: readable.slice(0, MAX_CHOSEN),
    leftOut: Math.max(0, readable.length - MAX_CHOSEN),
    unreadable: ids.filter(({ success }) => !success).length,
    first: Math.min(plain.first, most),
  };
}

/** The address of another part of the same choice. */
export function labelPartHref({ ids, category, paper, q }: LabelAddress, part: number): string {
  const search = new URLSearchParams(ids.map((id) => ["product", id]));
  for (const [key, value] of Object.entries({ q, category, stock: paper, part: String(part) }))
    if (value !== "") search.append(key, value);
  return `${printRoutes.shelfLabels}?${search}`;
}
