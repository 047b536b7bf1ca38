import { AUDIT_CSV_HEADER, toAuditCells } from "@/lib/audit/csv";
import { exportAudit } from "@/lib/audit/export-audit";
import { AuditQuery } from "@/lib/audit/schema";
import { route } from "@/lib/http/route";
import { streamCsv } from "@/lib/http/stream-csv";
import { shopDay } from "@/lib/time";

/** The audit log under the audit panel's filter, as CSV. */
export const GET = route({
  access: "admin",
  query: AuditQuery,
  run: async (ctx, { query }) =>
    streamCsv(
      `audit-${shopDay(ctx.now())}.csv`,
      AUDIT_CSV_HEADER,
      await exportAudit(ctx, query),
      toAuditCells,
    ),
});
