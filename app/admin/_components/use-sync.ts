"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { showFailure } from "@/app/admin/_components/show-failure";
import { syncSentence } from "@/app/admin/_components/sync-labels";
import { ApiError, requestJson } from "@/components/api-client/request-json";
import { showToast } from "@/components/feedback/toast";
import { api } from "@/lib/routes";
import type { PullKind } from "@/lib/sync/kinds";
import type { SyncResult } from "@/lib/sync/pull-now";

export type SyncStep = { kind: PullKind; step: number; steps: number };

/** Runs syncs from the point of sale one after another and reports each; the first failure stops it. */
export function useSync(kinds: readonly PullKind[]): { run: () => Promise<void>; now: SyncStep | null } {
  const router = useRouter();
  const [now, setNow] = useState<SyncStep | null>(null);

  async function run() {
    try {
      for (const [place, kind] of kinds.entries()) {
        setNow({ kind, step: place + 1, steps: kinds.length });
        const result = await requestJson<SyncResult>(api.posSync(kind));
        showToast({ title: "Sync Complete", description: syncSentence(kind, result) });
      }
      router.refresh();
    } catch (error) {
      showFailure("Sync Failed", error, "Failed to sync with Clover");
      if (error instanceof ApiError) router.refresh();
    } finally {
      setNow(null);
    }
  }

  return { run, now };
}
