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
    <div className="grid gap-3 max-sm:w-full">
      <Button
        isInactive={now !== null}
        aria-busy={now !== null}
        className="justify-self-end max-sm:w-full"
        onClick={run}
      >
        {now ? <Spinner /> : <RefreshCw aria-hidden />}
        {now ? "Syncing..." : "Sync with Clover"}
      </Button>
      {now && (
        <div className="sm:w-96">
          <SyncProgress step={now} onRunning={onRunning} />
        </div>
      )}
    </div>
  );
}
