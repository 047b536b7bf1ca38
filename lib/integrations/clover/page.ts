import { setImmediate as yieldToOthers } from "node:timers/promises";
import { z } from "zod";
import { storable } from "@/lib/text";
import { cleanLine } from "./clean-text";
import { cloverError } from "./clover-error";
import { MAX_NAME_LENGTH } from "./limits";

/**
 * A record that was left out, and why; the reason never repeats the record's values. `name` is that of goods, where it
 * can be read: people have a first and a last name instead, which are not kept with a failure.
 */
export type Skipped = { id: string | null; reason: string; name?: string };

/** What one list call gave. */
export type ReadPage<T> = {
  elements: T[];
  skipped: Skipped[];
  /** Records the provider sent, readable or not: a page with fewer than asked for is the last. */
  received: number;
  /** True when it was read in parts that share no record: some between them may be missing. */
  hasGap?: boolean;
};

export const LISTED_TWICE = "listed twice on one page";

export const ListWire = z.object({ elements: z.array(z.unknown()), href: z.string().nullish() });

/** Reading a page of a thousand orders takes 40 ms: after this many records, waiting requests get their turn. */
const AT_A_TIME = 100;

/** Ids of invalid records are stored too, so one that the database refuses is none. */
const Named = z.object({
  id: z
    .string()
    .max(64)
    .refine((id) => id === storable(id)),
});
const Titled = z.object({ name: z.string() });
const Dated = z.object({ modifiedTime: z.number() });

/**
 * Reads the elements of a list one by one, so that an invalid one is skipped without failing the page. Where an id
 * comes twice the newer record stays: one upsert statement cannot touch a row two times.
 */
export async function readElements<T extends { id: string }>(
  list: readonly unknown[],
  schema: z.ZodType<T>,
): Promise<ReadPage<T>> {
  const byId = new Map<string, T>();
  const skipped: Skipped[] = [];
  for (const [at, raw] of list.entries()) {
    if (at > 0 && at % AT_A_TIME === 0) await yieldToOthers();
    const parsed = schema.safeParse(raw);
    if (!parsed.success) {
      const named = Named.safeParse(raw);
      skipped.push(toSkipped(named.success ? named.data.id : null, reasonOf(parsed.error), raw));
      continue;
    }
    const before = byId.get(parsed.data.id);
    if (!before || modifiedTime(parsed.data) >= modifiedTime(before)) byId.set(parsed.data.id, parsed.data);
    if (before) skipped.push({ id: parsed.data.id, reason: LISTED_TWICE });
  }
  return { elements: [...byId.values()], skipped, received: list.length };
}

/** @param record as Clover sent it, or as far as it was read */
export function toSkipped(id: string | null, reason: string, record: unknown): Skipped {
  const titled = Titled.safeParse(record);
  const name = titled.success ? cleanLine(titled.data.name, MAX_NAME_LENGTH) : "";
  return name ? { id, reason, name } : { id, reason };
}

/**
 * Clover repeats the limit it applied in the `href` of its answer. A limit below the requested one would make every
 * full page look like the last, and a sync silently incomplete; a listing asks again for fewer.
 * @throws {UpstreamError} of kind "size"
 */
export function refuseSmallerLimit(href: string | null | undefined, limit: number): void {
  const effective = Number(/[?&]limit=(\d+)/.exec(href ?? "")?.[1] ?? limit);
  if (effective >= limit) return;
  throw cloverError(`gives ${effective} records a page where ${limit} were asked for.`, "size");
}

function modifiedTime(element: unknown): number {
  const dated = Dated.safeParse(element);
  return dated.success ? dated.data.modifiedTime : 0;
}

function reasonOf(error: z.ZodError): string {
  const issue = error.issues[0];
  const where = issue?.path.filter((part) => typeof part === "string" && part !== "elements").join(".");
  return `${where || "record"}: ${issue?.message ?? "cannot be read"}`;
}
