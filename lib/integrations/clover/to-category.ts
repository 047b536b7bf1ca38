import { cleanLine } from "./clean-text";
import { accepted, type Mapped, rejected } from "./mapped";
import type { CategoryWire } from "./schemas";

export type CloverCategory = { cloverId: string; name: string; sortOrder: number };

const LONGEST_NAME = 127;
const LARGEST_INT = 2_147_483_647;

/** A category as the shop keeps it. Rejected when it was deleted or its name holds nothing to read. */
export function toCategory(wire: CategoryWire): Mapped<CloverCategory> {
  if (wire.deleted) return rejected(wire.id, "deleted");
  const name = cleanLine(wire.name, LONGEST_NAME);
  if (!name) return rejected(wire.id, "name: is empty");
  const sortOrder = Math.min(LARGEST_INT, Math.max(-LARGEST_INT, wire.sortOrder ?? LARGEST_INT));
  return accepted({ cloverId: wire.id, name, sortOrder });
}
