import { z } from "zod";
import { auditKeys } from "@/lib/audit/address-keys";
import { AuditQuery } from "@/lib/audit/schema";
import { adminRoutes } from "@/lib/routes";

/** The value of `audit` that shows every kind of thing. */
export const EVERYTHING = "all";

/** The audit panel of an address; null where none is open. */
export const AuditAddress = z.record(z.string(), z.unknown()).transform((params): AuditQuery | null => {
  if (params[auditKeys.entity] === undefined) return null;
  const named = Object.entries(auditKeys).map(([name, key]) => [name, params[key]]);
  return AuditQuery.parse(Object.fromEntries(named));
});

/** The query of the panel's address, or of its export's, for a filter. */
function auditParams(query: Partial<AuditQuery>): URLSearchParams {
  const params = new URLSearchParams({ [auditKeys.entity]: query.entity || EVERYTHING });
  for (const name of ["by", "about", "from", "to", "before"] as const)
    if (query[name]) params.set(auditKeys[name], query[name]);
  return params;
}

/** The address of the audit log under a filter. */
export const auditHref = (query: Partial<AuditQuery> = {}): string =>
  `${adminRoutes.settings.path}?${auditParams(query)}`;
