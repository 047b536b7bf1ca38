import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { Panel } from "@/app/admin/_components/panel";
import { kindNames, progressOf, runWords, startedBy } from "@/app/admin/_components/sync-words";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { formatCount } from "@/lib/count";
import type { PullKind, RunStatus } from "@/lib/sync/kinds";
import type { SyncRunDto } from "@/lib/sync/queries";
import { formatShopDateTime } from "@/lib/time";

const PULLS: readonly PullKind[] = ["inventory", "customers", "orders"];

const variants: Record<RunStatus, BadgeProps["variant"]> = {
  running: "info",
  done: "muted",
  failed: "destructive",
  stopped: "amber",
};

const columns: Column<SyncRunDto>[] = [
  { header: "What", cell: ({ kind }) => kindNames[kind] },
  {
    header: "Started",
    cell: ({ startedAt }) => <time dateTime={startedAt}>{formatShopDateTime(startedAt)}</time>,
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
  { header: "Result", cell: (run) => <Result run={run} /> },
];

type Props = { runs: SyncRunDto[]; readAt: Record<PullKind, string | null> };

/** When each kind was last read to the end, and how the last runs went. */
export function SyncLedger({ runs, readAt }: Props) {
  return (
    <Panel title="Sync history" subtitle="What was read from Clover, and when">
      <dl className="grid gap-3 border-b px-4 py-4 text-sm md:px-5 lg:grid-cols-3">
        {PULLS.map((kind) => (
          <div key={kind} className="flex justify-between gap-4 lg:block">
            <dt className="text-muted-foreground">{kindNames[kind]} last read</dt>
            <dd className="font-medium tabular-nums">
              {readAt[kind] ? formatShopDateTime(readAt[kind]) : "Never"}
            </dd>
          </div>
        ))}
      </dl>
      {runs.length > 0 ? (
        <DataTable label="Sync runs" columns={columns} rows={runs} rowKey={({ id }) => id} />
      ) : (
        <p className="px-5 py-8 text-center text-muted-foreground">Nothing has been synced yet.</p>
      )}
    </Panel>
  );
}

function Skipped({ run: { skipped, skipReasons } }: { run: SyncRunDto }) {
  const reasons = Object.entries(skipReasons).map(([reason, count]) => `${reason}: ${formatCount(count)}`);
  return reasons.length === 0 ? (
    formatCount(skipped)
  ) : (
    <details>
      <summary className="cursor-pointer">{formatCount(skipped)}</summary>
      <span className="block text-muted-foreground text-xs">{reasons.join(", ")}</span>
    </details>
  );
}

function Result({ run: { status, error } }: { run: SyncRunDto }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge variant={variants[status]}>{runWords[status]}</Badge>
      {error && <span className="max-w-80 text-pretty text-muted-foreground text-xs">{error}</span>}
    </span>
  );
}
