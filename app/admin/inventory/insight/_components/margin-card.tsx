import type { Column } from "@/app/admin/_components/data-table";
import { hrefWith } from "@/lib/href";
import type { Margin } from "@/lib/insight/shelf";
import { formatDollars } from "@/lib/money";
import { adminRoutes } from "@/lib/routes";
import { formatShopMonthAndDay, middayOf } from "@/lib/time";
import { actionColumn, figureColumn, InsightList } from "./insight-list";

const nameOf = ({ category }: Margin) => category;

/** A week by the Monday it begins with. */
function weekName(monday: string): string {
  const { month, day } = formatShopMonthAndDay(middayOf(monday));
  return `${month} ${day}`;
}

const weekColumn = (monday: string, at: number): Column<Margin> => ({
  header: weekName(monday),
  align: "right",
  cell: ({ weeks }) => (weeks[at] == null ? "–" : `${weeks[at]}%`),
});

/** Margins by category and week, the lowest first, to find what to reprice. */
export function MarginCard({ margins, weeks }: { margins: readonly Margin[]; weeks: readonly string[] }) {
  return (
    <InsightList
      title="Margins"
      subtitle="Weeks start on Monday. Goods with a cost at the register, after discounts and refunds; lowest margin first"
      none="No products with a cost were sold in the last four weeks. Enter costs in Clover to see margins here."
      rows={margins}
      keyOf={nameOf}
      nameOf={nameOf}
      columns={[
        { header: "Category", cell: nameOf },
        ...weeks.map(weekColumn),
        figureColumn<Margin>("Margin", "end", "margin", ({ margin }) => `${margin}%`),
        {
          header: "Sales with a cost",
          align: "right",
          place: "line",
          cell: ({ sales, covered }) => (
            <span className="whitespace-nowrap">
              {formatDollars(sales)}{" "}
              <span className="text-muted-foreground text-xs sm:block">{covered}% of all</span>
            </span>
          ),
        },
        figureColumn<Margin>("Profit", "mark", "profit", ({ profit }) => formatDollars(profit)),
        actionColumn(
          "Products",
          ({ category }) => hrefWith(adminRoutes.inventory.path, { category }),
          nameOf,
        ),
      ]}
    />
  );
}
