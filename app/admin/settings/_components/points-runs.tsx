import { Pager } from "@/app/admin/_components/pager";
import { SidePanelHeading } from "@/app/admin/_components/side-panel-parts";
import { Badge } from "@/components/ui/badge";
import type { Ctx } from "@/lib/context";
import { countOf } from "@/lib/count";
import { type ExpiryRun, listPointsRuns } from "@/lib/loyalty/points-policy";
import { formatShopDateAndTime } from "@/lib/time";
import { UndoRun } from "./points-controls";

/** Runs of the points policy, each with its undo button until it is undone. */
export function PointsRuns({ runs }: { runs: readonly ExpiryRun[] }) {
  return (
    <ul className="divide-y">
      {runs.map((run) => (
        <li key={run.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
          <span>
            {formatShopDateAndTime(run.runAt)} by {run.runBy}: {countOf(run.members, "member")},{" "}
            {countOf(run.visits, "visit")}
          </span>
          {run.isUndone ? (
            <Badge variant="muted">Undone</Badge>
          ) : (
            <UndoRun id={run.id} name={formatShopDateAndTime(run.runAt)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The side panel with every run of the points policy, page by page. */
export async function AllPointsRuns({ ctx, page: asked }: { ctx: Ctx; page: number }) {
  const { rows, total, page, pages } = await listPointsRuns(ctx, asked);
  return (
    <>
      <SidePanelHeading
        title="Runs of the points policy"
        description={`${countOf(total, "run")}, the latest first`}
      />
      <div className="px-5 py-4 text-sm">
        <PointsRuns runs={rows} />
      </div>
      <Pager page={page} pages={pages} total={total} isInPanel />
    </>
  );
}
