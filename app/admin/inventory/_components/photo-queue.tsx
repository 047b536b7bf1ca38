import { Card } from "@/app/admin/_components/card";
import { EmptyState } from "@/components/feedback/empty-state";
import type { PhotoQueue } from "@/lib/catalog/photo-queries";
import { countOf, formatCount } from "@/lib/count";
import { PhotoTasks } from "./photo-tasks";

/** Products without a photo, best sellers first; a photo takes two taps. */
export function PhotoQueueCard({ queue }: { queue: PhotoQueue }) {
  return (
    <Card title="Needs a photo" count={queue.missing} tools={<PicturedShare {...queue.bestSellers} />}>
      <PhotoTasks next={queue.next}>
        <EmptyState title="Every product has a photo">
          <p>New products appear here after the next sync.</p>
        </EmptyState>
      </PhotoTasks>
    </Card>
  );
}

function PicturedShare({ pictured, total }: { pictured: number; total: number }) {
  if (total === 0) return null;
  return (
    <div className="grid gap-1.5 text-sm">
      <p id="pictured-share">
        <strong className="tabular-nums">{formatCount(pictured)}</strong>
        {` of your ${countOf(total, "best seller")} ${pictured === 1 ? "has" : "have"} a photo`}
      </p>
      <progress className="tier-progress" value={pictured} max={total} aria-labelledby="pictured-share" />
    </div>
  );
}
