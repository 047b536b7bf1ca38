"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { onReturn } from "@/app/admin/_components/on-return";
import { readRuns } from "@/app/admin/_components/read-runs";
import { showFailure } from "@/app/admin/_components/show-failure";
import { syncSentence } from "@/app/admin/_components/sync-labels";
import { type SyncStep, syncNow } from "@/app/admin/_components/sync-now";
import { ApiError, requestJson } from "@/components/api-client/request-json";
import { showToast } from "@/components/feedback/toast";
import { api } from "@/lib/routes";
import { type PullKind, pullAmong } from "@/lib/sync/kinds";
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

/** What runs that this tab did not begin, as the server said last: before a reload, in another tab, by the schedule. */
function useElsewhere(running: PullKind | null) {
  const [told, setTold] = useState(running);
  const [kind, setKind] = useState(running);
  if (told !== running) {
    setTold(running);
    setKind(running);
  }
  return [kind, setKind] as const;
}

type Sync = {
  run: () => Promise<void>;
  /** The step that runs, begun on whichever screen. */
  now: SyncStep | null;
  /** Is told what runs while the progress is shown. */
  onRunning: (kind: PullKind | null) => void;
};

/**
 * Syncs from the point of sale by a button.
 * @param running what was running when the screen was rendered
 */
export function useSync(kinds: readonly PullKind[], running: PullKind | null): Sync {
  const router = useRouter();
  const own = useSyncExternalStore(syncNow.subscribe, syncNow.read, syncNow.read);
  const [elsewhere, setElsewhere] = useElsewhere(running);
  const onRunning = (kind: PullKind | null) => {
    if (own) return;
    setElsewhere(kind);
    if (kind === null) router.refresh();
  };
  const now = own ?? (elsewhere && { kind: elsewhere, step: 1, steps: 1 });
  const look = useEffectEvent(async () => {
    // Its progress is read anyway.
    if (now) return;
    const runs = await readRuns();
    if (runs && !syncNow.read()) setElsewhere(pullAmong(runs));
  });
  useEffect(() => onReturn(() => void look()), []);
  return { run: () => runSyncs(kinds, router.refresh), now, onRunning };
}
