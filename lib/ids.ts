import { z } from "zod";

/** The id in a path or an action. Anything else than a UUID names nothing. */
export const IdInput = z.object({ id: z.uuid("is not a valid id") });
export type IdInput = z.output<typeof IdInput>;

/** The lowest and highest UUID that begin with these hex digits. */
export function uuidsBeginningWith(hex: string): [string, string] {
  const dashed = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return [dashed(hex.padEnd(32, "0")), dashed(hex.padEnd(32, "f"))];
}
