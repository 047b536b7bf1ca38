import { z } from "zod";

/**
 * An id as somebody sends it. Anything else than a UUID names nothing. In small letters, as the database writes it: ids
 * are compared as text and are keys of the cache, where the same id in capitals would be another one.
 */
export const Id = z.uuid("is not a valid id").toLowerCase();

/** The id in a path or an action. */
export const IdInput = z.object({ id: Id });
export type IdInput = z.input<typeof IdInput>;

/** The lowest and highest UUID that begin with these hex digits. */
export function uuidsBeginningWith(hex: string): [string, string] {
  const dashed = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return [dashed(hex.padEnd(32, "0")), dashed(hex.padEnd(32, "f"))];
}
