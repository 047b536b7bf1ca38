import type { AuditQuery } from "@/lib/audit/schema";

/** The keys of the Settings screen's address that belong to the audit panel, and what each means there. */
export const auditKeys = {
  entity: "audit",
  by: "auditBy",
  about: "auditAbout",
  from: "auditFrom",
  to: "auditTo",
  before: "auditBefore",
} as const satisfies Record<keyof AuditQuery, string>;
