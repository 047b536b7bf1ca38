import type { z } from "zod";
import { cloverError, nullWhenGone } from "./clover-error";
import type { Wire } from "./wire";

type Call = { expand: readonly string[]; signal?: AbortSignal };

/**
 * GET of one record by its id; null when there is none. Another record than the one asked for is refused: the note of
 * that customer would be written to this one, or the lines of this order stored with that one.
 */
export async function readOne<T extends { id: string }>(
  wire: Wire,
  list: "/customers" | "/orders",
  id: string,
  record: z.ZodType<T>,
  call: Call,
): Promise<T | null> {
  const one = await nullWhenGone(wire.get(`${list}/${encodeURIComponent(id)}`, record, call));
  if (one && one.id !== id) throw cloverError("sent another record than the one asked for.");
  return one;
}
