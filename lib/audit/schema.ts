import { z } from "zod";
import { storable } from "@/lib/text";
import { fromDateTimeInput } from "@/lib/time";
import { AUDIT_ENTITIES, type AuditEntity } from "./action-words";

export type HistoryEntry = {
  id: string;
  at: string;
  actorName: string;
  action: string;
  /** Field to [before, after]. */
  changes: Record<string, [unknown, unknown]>;
};

/** An entry of the audit screen, with the object it is about. */
export type AuditEntryDto = HistoryEntry & { entity: string; entityId: string; label: string | null };

const text = (longest: number) => z.string().trim().max(longest).transform(storable).catch("").default("");

const day = z
  .string()
  .refine((value) => fromDateTimeInput(value) !== null)
  .catch("")
  .default("");

/** The audit screen's query parameters; an invalid one counts as missing. */
export const AuditQuery = z.object({
  entity: z
    .enum(Object.keys(AUDIT_ENTITIES) as [AuditEntity, ...AuditEntity[]])
    .or(z.literal(""))
    .catch("")
    .default(""),
  by: text(100),
  /** An id, or a part of what the thing was called. */
  about: text(100),
  /** Shop days, both included, as a date input writes them. */
  from: day,
  to: day,
  /** Entries older than this one. */
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .or(z.literal(""))
    .catch("")
    .default(""),
});
export type AuditQuery = z.output<typeof AuditQuery>;
