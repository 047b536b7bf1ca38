import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { hrefWith } from "@/app/admin/_components/read-search";
import { RowLink } from "@/app/admin/_components/row-link";
import { ProductPicture } from "@/components/product/product-picture";
import { Badge } from "@/components/ui/badge";
import type { AdminProductQuery } from "@/lib/catalog/admin-queries";
import { UNCATEGORIZED } from "@/lib/catalog/limits";
import { type StockLevel, stockBadgeVariants, stockLevel } from "@/lib/catalog/stock";
import type { AdminProductDto } from "@/lib/catalog/to-admin-dto";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/count";
import { productDrawing } from "@/lib/drawings/product-drawing";
import { formatDollars } from "@/lib/money";
import { adminRoutes } from "@/lib/routes";
import { ProductActions } from "./product-actions";
import { ProductOptions } from "./product-options";

const columns = (hrefOf: (id: string) => string): Column<AdminProductDto>[] => [
  { header: "Product", cell: (product) => <ProductName product={product} href={hrefOf(product.id)} /> },
  {
    header: "Category",
    place: "line",
    cell: ({ categoryName, categoryNames }) => (
      <span title={categoryNames.length > 1 ? categoryNames.join(", ") : undefined}>
        {categoryName ?? UNCATEGORIZED}
        {categoryNames.length > 1 && (
          <span className="text-muted-foreground"> and {formatCount(categoryNames.length - 1)} more</span>
        )}
      </span>
    ),
  },
  { header: "Price", align: "right", place: "end", cell: priceText },
  { header: "Stock", align: "right", place: "mark", cell: (product) => <StockBadge product={product} /> },
  { header: "Status", cell: (product) => <StatusBadge product={product} /> },
  {
    header: "Actions",
    align: "right",
    place: "panel",
    cell: ({ id, name, description, imageUrl, isHiddenByStaff, isHiddenAtRegister, isShownByStaff }) => (
      <ProductActions
        product={{ id, name, description, imageUrl, isHiddenByStaff, isHiddenAtRegister, isShownByStaff }}
      />
    ),
  },
];

type Props = { products: AdminProductDto[]; query: AdminProductQuery };

export function ProductTable({ products, query: { q, category, page } }: Props) {
  const hrefOf = (product: string) =>
    hrefWith(adminRoutes.inventory.path, { q, category, page: page > 1 ? String(page) : "", product });
  return (
    <DataTable
      label="Products"
      columns={columns(hrefOf)}
      rows={products}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      opens
    />
  );
}

function ProductName({ product, href }: { product: AdminProductDto; href: string }) {
  const { id, name, categoryName, imageUrl, sku, code, options } = product;
  const codes = [sku, code].filter(Boolean).join(" · ");
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span data-row-thumb="" className="block w-12 shrink-0 overflow-hidden rounded-sm" aria-hidden>
        <ProductPicture
          name={name}
          imageUrl={imageUrl}
          drawing={productDrawing({ id, name, categoryName })}
          sizes="3rem"
        />
      </span>
      <span className="min-w-0">
        <span className="row-title block text-pretty leading-snug">
          <RowLink href={href}>{name}</RowLink>
        </span>
        <span className="in-table flex flex-wrap items-center gap-x-3 font-normal text-xs">
          {codes && <span className="text-muted-foreground">{codes}</span>}
          {options.length > 0 && <ProductOptions name={name} options={options} />}
        </span>
      </span>
    </span>
  );
}

export function priceText({ price, priceMax, priceType, unitName }: AdminProductDto): string {
  if (priceType === "VARIABLE") return "At the register";
  if (priceType === "PER_UNIT") return `${formatDollars(price)} / ${unitName ?? "unit"}`;
  return price === priceMax ? formatDollars(price) : `${formatDollars(price)}–${formatDollars(priceMax)}`;
}

/** Only stock that runs out is colored. */
const stockLooks: Record<StockLevel, string> = {
  in: "min-w-0 bg-transparent px-0 font-medium text-[0.8125rem] text-foreground",
  low: "bg-primary-soft text-primary",
  out: "",
  unknown: "border-transparent px-0 font-normal text-muted-foreground",
};

export function StockBadge({ product }: { product: AdminProductDto }) {
  const level = stockLevel(product);
  return (
    <Badge variant={stockBadgeVariants[level]} className={cn("min-w-9 tabular-nums", stockLooks[level])}>
      {level === "unknown" ? "Not tracked" : formatCount(product.stock)}
      {level !== "unknown" && <span className="in-rows"> in stock</span>}
    </Badge>
  );
}

export function StatusBadge({ product }: { product: AdminProductDto }) {
  const { isActive, isHiddenByStaff, isHiddenAtRegister, isForSale } = product;
  if (isActive)
    return (
      <Badge variant="muted" className="bg-transparent px-0 font-normal">
        Active
      </Badge>
    );
  if (isHiddenByStaff) return <Badge variant="outline">Hidden</Badge>;
  if (isHiddenAtRegister)
    return (
      <Badge variant="outline" className="max-rail:whitespace-normal">
        Hidden at the register
      </Badge>
    );
  return <Badge variant="muted">{isForSale ? "Inactive" : "Not for sale"}</Badge>;
}
