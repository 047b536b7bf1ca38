import { z } from "zod";
import { fromDateTimeInput } from "@/lib/time";

/** Everything whose changes are recorded, with the words the screens use for it. */
export const AUDIT_ENTITIES = {
  deal: "Deal",
  event: "Event",
  product: "Product",
  customer: "Customer",
  checkin: "Visit",
  message: "Message",
  setting: "Setting",
  user: "Account",
  "privacy request": "Privacy request",
  "points expiry": "Points expiry",
  hours: "Opening hours",
  sync: "Sync",
} as const;
export type AuditEntity = keyof typeof AUDIT_ENTITIES;

/** Every action, as a sentence about it begins. */
export const AUDIT_ACTIONS = {
  create: "Created",
  update: "Changed",
  delete: "Deleted",
  void: "Voided",
  restore: "Restored",
  sync: "Synced",
  "check-in": "Checked in",
  "set password": "Password set",
  "sign in": "Signed in",
  "sign out": "Signed out",
  join: "Joined",
  "undo join": "Join taken back",
  part: "Parted",
  "undo part": "Parting taken back",
  "not the same": "Said to be two people",
  "undo not the same": "Two people taken back",
  confirm: "Confirmed",
  note: "Note added",
  "delete note": "Note deleted",
  find: "Searched for",
  export: "Exported",
  erase: "Erased",
  "opt out": "Opted out of sale",
  run: "Carried out",
  undo: "Undone",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

export type HistoryEntry = {
  id: string;
  at: string;
  actorName: string;
  action: string;
  /** Field to [before, after]. */
  changes: Record<string, [unknown, unknown]>;
};

/** An entry on the audit screen: what it is about as well. */
export type AuditEntryDto = HistoryEntry & { entity: string; entityId: string; label: string | null };

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .transform((value) => value.replaceAll("\0", ""))
    .catch("")
    .default("");

const day = z
  .string()
  .refine((value) => fromDateTimeInput(value) !== null)
  .catch("")
  .default("");

/** What the audit screen carries in its address; what cannot be read counts as not given. */
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
