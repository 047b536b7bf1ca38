import { entityInWords } from "@/lib/audit/action-words";
import type { AuditEntryDto } from "@/lib/audit/schema";
import { shopIso } from "@/lib/time";

export const AUDIT_CSV_HEADER = ["Time", "Who", "Action", "Kind", "Name", "Id", "From", "To"] as const;

const side = (entry: AuditEntryDto, at: 0 | 1): string => {
  const values = Object.entries(entry.changes).map(([field, pair]) => [field, pair[at]]);
  return values.length > 0 ? JSON.stringify(Object.fromEntries(values)) : "";
};

/** An entry as a line of the export, in the order of the header. Times carry the shop's offset. */
export function toAuditCells(entry: AuditEntryDto): string[] {
  return [
    shopIso(entry.at),
    entry.actorName,
    entry.action,
    entityInWords(entry.entity),
    entry.label ?? "",
    entry.entityId,
    side(entry, 0),
    side(entry, 1),
  ];
}
