import type { Column } from "@/app/admin/_components/data-table";
import { formatCount, formatUnits } from "@/lib/count";
import { hrefWith } from "@/lib/href";
import { LIST_LENGTH, type ShelfProduct, type SoldOut, UNSOLD_DAYS, type Unsold } from "@/lib/insight/shelf";
import { formatDollars } from "@/lib/money";
import { adminRoutes, panelHrefs } from "@/lib/routes";
import { actionColumn, InsightList } from "./insight-list";

const nameOf = ({ name }: ShelfProduct) => name;

type Props<Product> = {
  title: string;
  subtitle: string;
  none: string;
  products: readonly Product[];
  /** The columns after name and category. */
  columns: readonly Column<Product>[];
};

/** A list of products with the action for each. */
function ShelfList<Product extends ShelfProduct>({ products, columns, ...words }: Props<Product>) {
  return (
    <InsightList
      {...words}
      rows={products}
      limit={LIST_LENGTH}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      columns={[
        { header: "Product", cell: (product) => <span className="row-name">{nameOf(product)}</span> },
        { header: "Category", place: "line", cell: ({ category }) => category },
        ...columns,
      ]}
    />
  );
}

/** `unit` names what is counted on a phone, where there is no header. */
function countColumn<Product>(
  header: string,
  unit: string,
  countOf: (product: Product) => string,
): Column<Product> {
  return {
    header,
    align: "right",
    place: "mark",
    cell: (product) => (
      <>
        {countOf(product)}
        <span className="in-rows"> {unit}</span>
      </>
    ),
  };
}

/** Sold-out products, to reorder. */
export function SoldOutPanel({ products }: { products: readonly SoldOut[] }) {
  return (
    <ShelfList
      title="Sold out"
      subtitle="Sold in the last 90 days, and none left. Order these first"
      none="Everything that sells is in stock."
      products={products}
      columns={[
        countColumn<SoldOut>("Sold in 90 days", "sold", ({ sold }) => formatUnits(sold)),
        actionColumn("Open", ({ panelId }) => panelHrefs.product(panelId), nameOf),
      ]}
    />
  );
}

/** Products that do not sell, to discount or move. */
export function UnsoldPanel({ products }: { products: readonly Unsold[] }) {
  return (
    <ShelfList
      title={`Unsold for ${UNSOLD_DAYS} days`}
      subtitle="In stock, and no sale in two months. Most money tied up first"
      none="Everything in stock has sold within two months."
      products={products}
      columns={[
        countColumn<Unsold>("Stock", "in stock", ({ stock }) => formatCount(stock)),
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
