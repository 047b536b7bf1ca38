"use client";

import { CalendarPlus, RefreshCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { showFailure } from "@/app/admin/_components/show-failure";
import { backfillSentence } from "@/app/admin/_components/sync-labels";
import { SyncProgress } from "@/app/admin/_components/sync-progress";
import { useSync } from "@/app/admin/_components/use-sync";
import { requestJson } from "@/components/api-client/request-json";
import { Spinner } from "@/components/feedback/spinner";
import { showToast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { BackfillResult } from "@/lib/loyalty/backfill-checkins";
import { api } from "@/lib/routes";
import type { PullKind } from "@/lib/sync/kinds";

const KINDS: readonly PullKind[] = ["customers"];

function useBackfill() {
  const router = useRouter();
  const [isRunning, setIsRunning] = useState(false);
  async function run() {
    setIsRunning(true);
    try {
      const result = await requestJson<BackfillResult>(api.backfillVisits, { isLong: true });
      showToast({ title: "Migration Complete", description: backfillSentence(result) });
      router.refresh();
    } catch (error) {
      showFailure("Migration Failed", error, "Failed to migrate loyalty check-ins");
    } finally {
      setIsRunning(false);
    }
  }
  return { run, isRunning };
}

type Props = {
  isConfigured: boolean;
  /** What is being read from Clover already. */
  running: PullKind | null;
};

/** Sync Clover and Backfill Visits, with the progress of the sync. */
export function CustomerTools({ isConfigured, running }: Props) {
  const sync = useSync(KINDS, running);
  const backfill = useBackfill();
  const isBusy = sync.now !== null || backfill.isRunning;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 max-sm:*:flex-1">
        <Button isInactive={isBusy} aria-busy={sync.now !== null} onClick={sync.run}>
          {sync.now ? <Spinner /> : <RefreshCw aria-hidden />}
          {sync.now ? "Syncing..." : "Sync Clover"}
        </Button>
        <Button variant="outline" isInactive={isBusy} aria-busy={backfill.isRunning} onClick={backfill.run}>
          {backfill.isRunning ? <Spinner /> : <CalendarPlus aria-hidden />}
          {backfill.isRunning ? "Backfilling..." : "Backfill Visits"}
        </Button>
        <p
          className={cn(
            "basis-full text-muted-foreground text-sm lg:basis-auto",
            isConfigured && "max-sm:hidden",
          )}
        >
          {isConfigured
            ? "Backfill creates a visit for every paid order without one."
            : "Clover is not connected: add its API token and merchant id to the environment settings."}
        </p>
      </div>
      {sync.now && <SyncProgress step={sync.now} onRunning={sync.onRunning} />}
    </>
  );
}
