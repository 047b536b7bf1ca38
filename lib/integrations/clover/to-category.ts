import { MAX_INT } from "@/lib/db/max-int";
import { cleanLine } from "./clean-text";
import { MAX_NAME_LENGTH } from "./limits";
import { accepted, type Mapped, rejected } from "./mapped";
import type { ItemWire } from "./schemas";

export type CloverCategory = { cloverId: string; name: string; sortOrder: number };

/** A category of the list of categories, or as an item shows it, where its name may be missing. */
type NamedCategory = ItemWire["categories"][number];

/** Its place in the register's order; one without a place comes last. */
export const placeOf = ({ sortOrder }: NamedCategory): number =>
  Math.min(MAX_INT, Math.max(-MAX_INT, sortOrder ?? MAX_INT));

/** A category as the shop keeps it. Rejected when it was deleted or its name holds nothing to read. */
export function toCategory(wire: NamedCategory): Mapped<CloverCategory> {
  if (wire.deleted) return rejected(wire.id, "deleted");
  const name = cleanLine(wire.name, MAX_NAME_LENGTH);
  if (!name) return rejected(wire.id, "name: is empty");
  return accepted({ cloverId: wire.id, name, sortOrder: placeOf(wire) });
}
