import { formatCount } from "@/lib/count";
import { hrefWith } from "@/lib/href";
import { LIST_LENGTH, type Miss } from "@/lib/insight/shelf";
import { adminRoutes } from "@/lib/routes";
import { actionColumn, figureColumn, InsightList } from "./insight-list";

const nameOf = ({ term }: Miss) => term;

/** Searches that found nothing, to find what to stock or rename. */
export function MissCard({ misses }: { misses: readonly Miss[] }) {
  return (
    <InsightList
      title="Searched for, not found"
      subtitle="Searches on the site that found nothing in four weeks. Anonymous, and counted from the second time on"
      none="No search came up empty twice in the last four weeks."
      rows={misses}
      limit={LIST_LENGTH}
      keyOf={nameOf}
      nameOf={nameOf}
      columns={[
        { header: "Search", cell: nameOf },
        figureColumn<Miss>("In four weeks", "line", "times in four weeks", ({ count }) => formatCount(count)),
        figureColumn<Miss>("This week", "mark", "this week", ({ thisWeek }) => formatCount(thisWeek)),
        actionColumn(
          "Look in stock",
          ({ term }) => hrefWith(adminRoutes.inventory.path, { q: term }),
          nameOf,
        ),
      ]}
    />
  );
}
