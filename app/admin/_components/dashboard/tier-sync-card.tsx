"use client";

import { RefreshCw } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Card } from "@/app/admin/_components/card";
import { showFailure } from "@/app/admin/_components/show-failure";
import { requestJson } from "@/components/api-client/request-json";
import { Spinner } from "@/components/feedback/spinner";
import { showToast } from "@/components/feedback/toast";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/count";
import { api } from "@/lib/routes";
import type { TierSyncStatus } from "@/lib/sync/queries";
import { formatShopDayAndTime } from "@/lib/time";

const POLL_MS = 30_000;
/** While it runs staff watch it, so it is polled more often. */
const RUNNING_POLL_MS = 3_000;

const badges = {
  running: { label: "Running", variant: "info" },
  idle: { label: "Idle", variant: "muted" },
  error: { label: "Error", variant: "destructive" },
} as const;

function useStatus(initial: TierSyncStatus) {
  const [status, setStatus] = useState(initial);
  const refetch = useCallback(async () => {
    const answer = await requestJson<TierSyncStatus>(api.tierSyncStatus, { method: "GET" }).catch(() => null);
    if (answer) setStatus(answer);
  }, []);
  const isRunning = status.status === "running";
  useEffect(() => {
    const timer = setInterval(refetch, isRunning ? RUNNING_POLL_MS : POLL_MS);
    return () => clearInterval(timer);
  }, [refetch, isRunning]);
  return { status, refetch, isRunning };
}

/** The state of the hourly write of tiers to the point of sale. */
export function TierSyncCard({ initial }: { initial: TierSyncStatus }) {
  const { status, refetch, isRunning } = useStatus(initial);
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = isRunning || isAsking;

  async function syncNow() {
    setIsAsking(true);
    try {
      await requestJson(api.tierSyncTrigger);
      showToast({ title: "Sync Triggered", description: "Customer tier sync started successfully" });
    } catch (error) {
      showFailure("Sync Failed", error, "Failed to trigger sync");
    }
    await refetch();
    setIsAsking(false);
  }

  const { label, variant } = badges[status.status];
  return (
    <Card title="Automatic Tier Sync" tools={<Badge variant={variant}>{label}</Badge>}>
      <div className="grid gap-4 px-4 py-4 md:px-5">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm max-sm:gap-x-3 tabular-nums">
          <StateRow label="Last sync">{timeText(status.lastSyncTime, "Never")}</StateRow>
          <StateRow label="Next sync">{timeText(status.nextSyncTime, "Not scheduled")}</StateRow>
          <StateRow label="Customers updated">{formatCount(status.customersUpdated)}</StateRow>
          <StateRow label="Last error">
            {status.lastError ? <span className="text-destructive">{status.lastError}</span> : "None"}
          </StateRow>
        </dl>
        <Button variant="outline" isInactive={isBusy} aria-busy={isBusy} onClick={syncNow}>
          {isBusy ? <Spinner /> : <RefreshCw aria-hidden />}
          {isRunning ? "Syncing..." : "Sync Now"}
        </Button>
      </div>
    </Card>
  );
}

const timeText = (iso: string | null, otherwise: string): string =>
  iso === null ? otherwise : formatShopDayAndTime(iso);

function StateRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="text-right">{children}</dd>
    </>
  );
}
