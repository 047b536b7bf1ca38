import { hrefWith } from "@/app/admin/_components/read-search";
import { formatCount } from "@/lib/count";
import { type SoldOut, UNSOLD_DAYS, type Unsold } from "@/lib/insight/shelf";
import { formatDollars } from "@/lib/money";
import { adminRoutes } from "@/lib/routes";
import { actionColumn, InsightList } from "./insight-list";

const nameOf = ({ name }: { name: string }) => name;
const keyOf = ({ id }: { id: string }) => id;

/** What to order. */
export function SoldOutPanel({ products }: { products: readonly SoldOut[] }) {
  return (
    <InsightList
      title="Sells and is out"
      subtitle="Sold in the last 90 days and none left: order these first"
      none="Everything that sells is in stock."
      rows={products}
      keyOf={keyOf}
      nameOf={nameOf}
      columns={[
        { header: "Product", cell: nameOf },
        { header: "Category", place: "line", cell: ({ category }) => category },
        {
          header: "Sold in 90 days",
          align: "right",
          place: "mark",
          cell: ({ sold }) => (
            <>
              {formatCount(sold)}
              <span className="in-rows"> sold</span>
            </>
          ),
        },
        actionColumn(
          "Open",
          ({ panelId }: SoldOut) => hrefWith(adminRoutes.inventory.path, { product: panelId }),
          nameOf,
        ),
      ]}
    />
  );
}

/** What to move. */
export function UnsoldPanel({ products }: { products: readonly Unsold[] }) {
  return (
    <InsightList
      title={`Unsold for ${UNSOLD_DAYS} days`}
      subtitle="In stock and not sold once in two months, what ties up most money first"
      none="Everything in stock has sold within two months."
      rows={products}
      keyOf={keyOf}
      nameOf={nameOf}
      columns={[
        { header: "Product", cell: nameOf },
        { header: "Category", place: "line", cell: ({ category }) => category },
        {
          header: "Stock",
          align: "right",
          place: "mark",
          cell: ({ stock }) => (
            <>
              {formatCount(stock)}
              <span className="in-rows"> in stock</span>
            </>
          ),
        },
        {
          header: "On the shelf",
          align: "right",
          cell: ({ worth, isAtCost }) => (
            <>
              {formatDollars(worth)}{" "}
              <span className="text-muted-foreground text-xs">at {isAtCost ? "cost" : "price"}</span>
            </>
          ),
        },
        actionColumn("Make a deal", ({ name }) => hrefWith(adminRoutes.deals.path, { for: name }), nameOf),
      ]}
    />
  );
}
