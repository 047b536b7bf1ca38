"use client";

import { RefreshCw } from "lucide-react";
import { SyncProgress } from "@/app/admin/_components/sync-progress";
import { useSync } from "@/app/admin/_components/use-sync";
import { Spinner } from "@/components/feedback/spinner";
import { Button } from "@/components/ui/button";
import { PULL_KINDS, type PullKind } from "@/lib/sync/kinds";

/** Syncs everything from the point of sale, one kind after another. */
export function SyncAll({ running }: { running: PullKind | null }) {
  const { run, now, onRunning } = useSync(PULL_KINDS, running);
  return (
    <>
      <Button isInactive={now !== null} aria-busy={now !== null} onClick={run}>
        {now ? <Spinner /> : <RefreshCw aria-hidden />}
        {now ? "Syncing..." : "Sync with Clover"}
      </Button>
      {now && <SyncProgress step={now} onRunning={onRunning} />}
    </>
  );
}
