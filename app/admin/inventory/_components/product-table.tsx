import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { ProductArt } from "@/components/illustrations/product-art";
import { Picture } from "@/components/media/picture";
import { Badge } from "@/components/ui/badge";
import { UNCATEGORIZED } from "@/lib/catalog/limits";
import { stockBadgeVariants, stockLevel } from "@/lib/catalog/stock";
import type { AdminProductDto } from "@/lib/catalog/to-admin-dto";
import { formatCount } from "@/lib/count";
import { formatDollars } from "@/lib/money";
import { ProductActions } from "./product-actions";

const columns: Column<AdminProductDto>[] = [
  { header: "Product", cell: (product) => <ProductName product={product} /> },
  {
    header: "Category",
    cell: ({ categoryName }) => (
      <span className="@2xl/table:whitespace-nowrap">{categoryName ?? UNCATEGORIZED}</span>
    ),
  },
  { header: "Price", align: "right", cell: priceText },
  { header: "Stock", align: "right", cell: (product) => <StockBadge product={product} /> },
  { header: "Status", cell: (product) => <StatusBadge product={product} /> },
  {
    header: "Actions",
    align: "right",
    isActions: true,
    cell: ({ id, name, description, imageUrl, isHiddenByStaff }) => (
      <ProductActions product={{ id, name, description, imageUrl, isHiddenByStaff }} />
    ),
  },
];

export function ProductTable({ products }: { products: AdminProductDto[] }) {
  return <DataTable label="Products" columns={columns} rows={products} rowKey={({ id }) => id} />;
}

function ProductName({ product }: { product: AdminProductDto }) {
  const { id, name, categoryName, imageUrl, sku } = product;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="block w-12 shrink-0 overflow-hidden rounded-sm" aria-hidden>
        {imageUrl ? (
          <Picture imageUrl={imageUrl} alt="" sizes="3rem" className="aspect-4/3 w-full object-cover" />
        ) : (
          <ProductArt id={id} name={name} categoryName={categoryName} />
        )}
      </span>
      <span className="min-w-0">
        <span className="block text-pretty leading-snug">{name}</span>
        {sku && <span className="block truncate font-normal text-muted-foreground text-xs">{sku}</span>}
      </span>
    </span>
  );
}

function priceText({ price, priceType, unitName }: AdminProductDto): string {
  if (priceType === "VARIABLE") return "At the till";
  return priceType === "PER_UNIT" ? `${formatDollars(price)} / ${unitName ?? "unit"}` : formatDollars(price);
}

function StockBadge({ product }: { product: AdminProductDto }) {
  const level = stockLevel(product);
  return (
    <Badge variant={stockBadgeVariants[level]} className="min-w-9 tabular-nums">
      {level === "unknown" ? "Not tracked" : formatCount(product.stock)}
    </Badge>
  );
}

function StatusBadge({ product: { isActive, isHiddenByStaff, isForSale } }: { product: AdminProductDto }) {
  if (isActive) return <Badge variant="info">Active</Badge>;
  if (isHiddenByStaff) return <Badge variant="outline">Hidden</Badge>;
  return <Badge variant="muted">{isForSale ? "Inactive" : "Not for sale"}</Badge>;
}
