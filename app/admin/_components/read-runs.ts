import { requestJson } from "@/components/api-client/request-json";
import { api } from "@/lib/routes";
import type { SyncRunDto } from "@/lib/sync/queries";

/**
 * The newest run of each kind of sync; null when no answer came. No server action: one without an answer, as when a
 * phone wakes up, would hold up all that follow.
 */
export const readRuns = (): Promise<SyncRunDto[] | null> =>
  requestJson<SyncRunDto[]>(api.syncRuns, { method: "GET" }).catch(() => null);
