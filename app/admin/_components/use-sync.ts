"use client";

import { useRouter } from "next/navigation";
import { useSyncExternalStore } from "react";
import { showFailure } from "@/app/admin/_components/show-failure";
import { syncSentence } from "@/app/admin/_components/sync-labels";
import { type SyncStep, syncNow } from "@/app/admin/_components/sync-now";
import { ApiError, requestJson } from "@/components/api-client/request-json";
import { showToast } from "@/components/feedback/toast";
import { api } from "@/lib/routes";
import type { PullKind } from "@/lib/sync/kinds";
import type { SyncResult } from "@/lib/sync/pull-now";

/** Runs syncs one after another and reports each; the first failure stops it. Only one such run at a time. */
export async function runSyncs(kinds: readonly PullKind[], refresh: () => void): Promise<void> {
  if (syncNow.read()) return;
  try {
    for (const [place, kind] of kinds.entries()) {
      syncNow.set({ kind, step: place + 1, steps: kinds.length });
      const result = await requestJson<SyncResult>(api.posSync(kind), { isLong: true });
      showToast({ title: "Sync Complete", description: syncSentence(kind, result) });
    }
    refresh();
  } catch (error) {
    showFailure("Sync Failed", error, "Failed to sync with Clover");
    if (error instanceof ApiError) refresh();
  } finally {
    syncNow.set(null);
  }
}

/** Syncs from the point of sale by a button: `now` is the step that runs, begun on whichever screen. */
export function useSync(kinds: readonly PullKind[]): { run: () => Promise<void>; now: SyncStep | null } {
  const router = useRouter();
  const now = useSyncExternalStore(syncNow.subscribe, syncNow.read, syncNow.read);
  return { run: () => runSyncs(kinds, router.refresh), now };
}
