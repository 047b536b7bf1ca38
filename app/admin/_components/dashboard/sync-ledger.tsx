import { Card } from "@/app/admin/_components/card";
import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { Disclosure } from "@/app/admin/_components/disclosure";
import { ExportLink } from "@/app/admin/_components/export-link";
import { progressOf, runLabels, startedBy } from "@/app/admin/_components/sync-labels";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { formatCount } from "@/lib/count";
import { api } from "@/lib/routes";
import type { FailureGroup } from "@/lib/sync/failures";
import { kindNames } from "@/lib/sync/kind-names";
import { PULL_KINDS, type PullKind, type RunStatus } from "@/lib/sync/kinds";
import type { SyncRunDto } from "@/lib/sync/queries";
import type { PullSchedule } from "@/lib/sync/schedule";
import { isLate } from "@/lib/sync/schedule-rule";
import { skipWords } from "@/lib/sync/skipped-records";
import { formatShopDayAndTime, formatShopTime, formatShopWhen } from "@/lib/time";
import { SyncFailures } from "./sync-failures";

const variants: Record<RunStatus, BadgeProps["variant"]> = {
  running: "info",
  done: "muted",
  partial: "amber",
  failed: "destructive",
  stopped: "amber",
};

const columns: Column<SyncRunDto>[] = [
  { header: "What", cell: ({ kind }) => kindNames[kind] },
  {
    header: "Started",
    place: "line",
    cell: ({ startedAt }) => <time dateTime={startedAt}>{formatShopDayAndTime(startedAt)}</time>,
  },
  { header: "By", cell: ({ trigger }) => startedBy(trigger) },
  {
    header: "Read",
    align: "right",
    cell: (run) => (run.status === "running" ? progressOf(run).text : formatCount(run.read)),
  },
  {
    header: "New",
    align: "right",
    cell: ({ created }) => formatCount(created),
    isEmpty: ({ created }) => created === 0,
  },
  {
    header: "Updated",
    align: "right",
    cell: ({ updated }) => formatCount(updated),
    isEmpty: ({ updated }) => updated === 0,
  },
  {
    header: "Switched off",
    align: "right",
    cell: ({ switchedOff }) => formatCount(switchedOff),
    isEmpty: ({ switchedOff }) => switchedOff === 0,
  },
  {
    header: "Skipped",
    align: "right",
    cell: (run) => <Skipped run={run} />,
    isEmpty: ({ skipped }) => skipped === 0,
  },
  { header: "Result", place: "end", cell: (run) => <Result run={run} /> },
];

type Props = {
  runs: SyncRunDto[];
  readAt: Record<PullKind, string | null>;
  failures: FailureGroup[];
  schedule: PullSchedule | null;
  now: Date;
};

/** When the data from Clover was read and when it is read next, in one line with the history behind it. */
export function SyncLedger({ runs, readAt, failures, schedule, now }: Props) {
  return (
    <Card id="sync" title="Sync" tools={<ExportLink href={api.syncLedger} size="sm" />}>
      <p className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-3.5 text-sm md:px-5">
        {PULL_KINDS.map((kind) => (
          <span key={kind} className="whitespace-nowrap">
            {kindNames[kind]}{" "}
            <ReadAt
              at={readAt[kind]}
              now={now}
              isLate={schedule !== null && isLate(timeOf(readAt[kind]), schedule.everyMs, now.getTime())}
            />
          </span>
        ))}
        <span className="whitespace-nowrap text-muted-foreground">
          {schedule ? `Next read at ${formatShopTime(schedule.nextAt)}` : "No read is scheduled"}
        </span>
      </p>
      {failures.length > 0 && <SyncFailures failures={failures} />}
      <Disclosure title="Sync history" className="border-t" titleClassName="px-4 md:px-5">
        {runs.length > 0 ? (
          <DataTable
            label="Sync runs"
            columns={columns}
            rows={runs}
            rowKey={({ id }) => id}
            rowName={({ kind, startedAt }) => `${kindNames[kind]}, ${formatShopDayAndTime(startedAt)}`}
          />
        ) : (
          <p className="px-5 py-8 text-center text-muted-foreground">Nothing has been synced yet.</p>
        )}
      </Disclosure>
    </Card>
  );
}

const timeOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/** Shown as a time, not as an age, because an open page does not learn of later reads. */
function ReadAt({ at, now, isLate }: { at: string | null; now: Date; isLate: boolean }) {
  if (at === null) return <span className="text-destructive">never read</span>;
  return (
    <time dateTime={at} className={isLate ? "font-semibold text-destructive" : "text-muted-foreground"}>
      read {formatShopWhen(new Date(at), now)}
    </time>
  );
}

function Skipped({ run: { skipped, skipReasons, skippedRecords } }: { run: SyncRunDto }) {
  const reasons = skipWords(skipReasons, skippedRecords);
  return reasons.length === 0 ? (
    formatCount(skipped)
  ) : (
    <details>
      <summary className="cursor-pointer">{formatCount(skipped)}</summary>
      <ul className="grid gap-1 text-muted-foreground text-xs">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}

function Result({ run: { status, error } }: { run: SyncRunDto }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge variant={variants[status]}>{runLabels[status]}</Badge>
      {error && <span className="max-w-80 text-pretty text-muted-foreground text-xs">{error}</span>}
    </span>
  );
}
