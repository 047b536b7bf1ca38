import { formatCount } from "@/lib/count";
import { hrefWith } from "@/lib/href";
import { LIST_LENGTH, type Miss } from "@/lib/insight/shelf";
import { adminRoutes } from "@/lib/routes";
import { actionColumn, InsightList } from "./insight-list";

const nameOf = ({ term }: Miss) => term;

/** Searches that found nothing, to find what to stock or rename. */
export function MissPanel({ misses }: { misses: readonly Miss[] }) {
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
        {
          header: "In four weeks",
          align: "right",
          place: "line",
          cell: ({ count }) => (
            <>
              {formatCount(count)}
              <span className="in-rows"> times in four weeks</span>
            </>
          ),
        },
        {
          header: "This week",
          align: "right",
          place: "mark",
          cell: ({ thisWeek }) => (
            <>
              {formatCount(thisWeek)}
              <span className="in-rows"> this week</span>
            </>
          ),
        },
        actionColumn(
          "Look in stock",
          ({ term }) => hrefWith(adminRoutes.inventory.path, { q: term }),
          nameOf,
        ),
      ]}
    />
  );
}
