import { Unbroken } from "@/components/text/unbroken";
import { formatCount, formatUnits } from "@/lib/count";
import { hrefWith } from "@/lib/href";
import { LIST_LENGTH, type ShelfProduct, type SoldOut, UNSOLD_DAYS, type Unsold } from "@/lib/insight/shelf";
import { formatDollars } from "@/lib/money";
import { adminRoutes, panelHrefs } from "@/lib/routes";
import { actionColumn, figureColumn, InsightList, type InsightListProps } from "./insight-list";

const nameOf = ({ name }: ShelfProduct) => name;

type Props<Product> = Omit<InsightListProps<Product>, "limit" | "keyOf" | "nameOf">;

/** A list of products with the action for each; `columns` are those after name and category. */
function ShelfList<Product extends ShelfProduct>(props: Props<Product>) {
  return (
    <InsightList
      {...props}
      limit={LIST_LENGTH}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      columns={[
        {
          header: "Product",
          cell: ({ name }) => (
            <span className="row-name">
              <Unbroken text={name} />
            </span>
          ),
        },
        { header: "Category", place: "line", cell: ({ category }) => category },
        ...props.columns,
      ]}
    />
  );
}

/** Sold-out products, to reorder. */
export function SoldOutCard({ products }: { products: readonly SoldOut[] }) {
  return (
    <ShelfList
      title="Sold out"
      subtitle="Sold in the last 90 days, and none left. Order these first"
      none="Everything that sells is in stock."
      rows={products}
      columns={[
        figureColumn<SoldOut>("Sold in 90 days", "mark", "sold", ({ sold }) => formatUnits(sold)),
        actionColumn("Open", ({ panelId }) => panelHrefs.product(panelId), nameOf),
      ]}
    />
  );
}

/** Products that do not sell, to discount or move. */
export function UnsoldCard({ products }: { products: readonly Unsold[] }) {
  return (
    <ShelfList
      title={`Unsold for ${UNSOLD_DAYS} days`}
      subtitle="In stock, and no sale in two months. Most money tied up first"
      none="Everything in stock has sold within two months."
      rows={products}
      columns={[
        figureColumn<Unsold>("Stock", "mark", "in stock", ({ stock }) => formatCount(stock)),
        {
          header: "On the shelf",
          align: "right",
          cell: ({ worth, isAtCost }) => (
            <>
              {formatDollars(worth)}{" "}
              <span className="whitespace-nowrap text-muted-foreground text-xs">
                at {isAtCost ? "cost" : "price"}
              </span>
            </>
          ),
        },
        actionColumn("Make a deal", ({ name }) => hrefWith(adminRoutes.deals.path, { for: name }), nameOf),
      ]}
    />
  );
}
