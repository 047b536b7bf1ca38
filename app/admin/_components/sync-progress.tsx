"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { readRuns } from "@/app/admin/_components/read-runs";
import { progressOf } from "@/app/admin/_components/sync-labels";
import type { SyncStep } from "@/app/admin/_components/sync-now";
import { Progress } from "@/components/ui/progress";
import { kindNames } from "@/lib/sync/kind-names";
import { type PullKind, pullAmong } from "@/lib/sync/kinds";
import type { SyncRunDto } from "@/lib/sync/queries";

const POLL_MS = 1_000;

type Props = { step: SyncStep; onRunning: (kind: PullKind | null) => void };

/** The current run of a sync step, polled every second. */
function useRun({ step: { kind }, onRunning }: Props): SyncRunDto | null {
  const [run, setRun] = useState<SyncRunDto | null>(null);
  const tell = useEffectEvent(onRunning);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      const runs = await readRuns();
      if (isOver) return;
      if (runs) {
        setRun(runs.find((found) => found.kind === kind) ?? null);
        tell(pullAmong(runs));
      }
      timer = setTimeout(poll, POLL_MS);
    };
    timer = setTimeout(poll, POLL_MS / 4);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [kind]);
  // The run of the step before is kept until the first answer about this one.
  return run?.kind === kind && run.status === "running" ? run : null;
}

/**
 * The progress bar of a running sync, with its numbers, over the bottom of the screen: a sync that the schedule or another
 * person began ends at any moment, and in the page it would move what staff are about to press. Toasts stand elsewhere
 * (components/feedback/toast-place.ts).
 */
export function SyncProgress(props: Props) {
  const { step } = props;
  const run = useRun(props);
  const { text, percent } = run ? progressOf(run) : { text: "Starting...", percent: null };
  const label = `Syncing ${kindNames[step.kind]}`;
  return (
    <div className="fixed inset-x-4 bottom-4 z-20 grid gap-2 rounded-lg border bg-popover px-4 py-3.5 shadow-overlay sm:left-auto sm:w-96">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p role="status" className="font-semibold">
          {label}
          {step.steps > 1 && (
            <span className="font-normal text-muted-foreground">
              {" "}
              {step.step} of {step.steps}
            </span>
          )}
        </p>
        <p className="text-muted-foreground tabular-nums">{text}</p>
      </div>
      <Progress
        aria-label={label}
        value={percent}
        aria-valuetext={text}
        className={percent === null ? "animate-breathe" : ""}
      />
    </div>
  );
}
