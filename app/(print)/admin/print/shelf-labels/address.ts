import { z } from "zod";
import { MAX_CHOSEN } from "@/lib/catalog/label-queries";
import { LABEL_PAPERS, type LabelPaper } from "@/lib/catalog/shelf-label";
import { Id } from "@/lib/ids";
import { printRoutes } from "@/lib/routes";
import { storable } from "@/lib/text";

export type LabelAddress = {
  /** The search text of the product list. */
  q: string;
  /** The ids of the chosen products, without repetition. */
  ids: string[];
  /** How many ids of the address are malformed. */
  unreadable: number;
  /** How many ids are left out, because too many were chosen one by one. */
  leftOut: number;
  category: string;
  /** `stock` in the address. */
  paper: LabelPaper;
  /** The first label's position on the first sheet, from 1. */
  first: number;
  /** Which part of a choice with too many labels for one print, from 1. */
  part: number;
};

const Plain = z.object({
  q: z.string().max(100).transform(storable).catch("").default(""),
  category: z.string().max(200).transform(storable).catch("").default(""),
  paper: z.enum(["5160", "5163"]).catch("5160").default("5160"),
  first: z.coerce.number().int().min(1).catch(1).default(1),
  part: z.coerce.number().int().min(1).max(1_000).catch(1).default(1),
});

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Parses the address; an invalid value takes its default, an invalid id is counted. */
export function readLabelAddress(search: Record<string, string | string[] | undefined>): LabelAddress {
  const given = [search.product ?? []].flat().filter((id) => id !== "");
  const ids = given.map((id) => Id.safeParse(id));
  const readable = [...new Set(ids.flatMap(({ data }) => data ?? []))];
  const plain = Plain.parse({
    q: firstOf(search.q),
    category: firstOf(search.category),
    paper: firstOf(search.stock),
    first: firstOf(search.first),
    part: firstOf(search.part),
  });
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
