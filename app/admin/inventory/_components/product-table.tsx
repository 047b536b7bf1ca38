import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { RowLink } from "@/app/admin/_components/row-link";
import { Picture } from "@/components/media/picture";
import { Unbroken } from "@/components/text/unbroken";
import { Badge } from "@/components/ui/badge";
import type { AdminProductQuery } from "@/lib/catalog/admin-queries";
import { UNCATEGORIZED } from "@/lib/catalog/limits";
import { priceText } from "@/lib/catalog/price-text";
import { type StockLevel, stockBadgeVariants, stockLevel } from "@/lib/catalog/stock";
import type { AdminProductDto } from "@/lib/catalog/to-admin-dto";
import { formatCount } from "@/lib/count";
import { productDrawing } from "@/lib/drawings/product-drawing";
import { productListHref } from "./product-list-href";
import { ProductOptions } from "./product-options";

export const ALREADY_HIDDEN = "Already hidden from the site";

const columns = (hrefOf: (id: string) => string): Column<AdminProductDto>[] => [
  { header: "Product", cell: (product) => <ProductName product={product} href={hrefOf(product.id)} /> },
  {
    header: "Category",
    place: "line",
    className: "row-category",
    cell: (product) => (
      <>
        {!product.isActive && <span className="in-rows font-semibold">{unseenText(product)} · </span>}
        <CategoryNames product={product} />
      </>
    ),
  },
  { header: "Price", align: "right", place: "end", cell: priceText },
  { header: "Stock", align: "right", place: "mark", cell: (product) => <StockBadge product={product} /> },
  { header: "Status", cell: (product) => <ProductStatusBadge product={product} /> },
  {
    header: "Actions",
    align: "right",
    place: "panel",
    className: "row-actions",
    cell: ({ id, name, isHiddenByStaff }) => (
      <>
        <button type="button" data-dialog="edit" value={id} aria-label={`Edit ${name}`} title="Edit" />
        <button
          type="button"
          data-dialog="delete"
          value={id}
          aria-label={`Delete ${name}`}
          disabled={isHiddenByStaff}
          title={isHiddenByStaff ? ALREADY_HIDDEN : "Delete"}
        />
      </>
    ),
  },
];

type Props = { products: AdminProductDto[]; query: AdminProductQuery };

/** Its buttons work inside ProductDialogs. */
export function ProductTable({ products, query }: Props) {
  return (
    <DataTable
      label="Products"
      columns={columns((id) => productListHref(query, id))}
      rows={products}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      opens
    />
  );
}

/** A longer name may be cut in its two lines. */
const MAX_UNCUT = 40;

function ProductName({ product, href }: { product: AdminProductDto; href: string }) {
  const { name, sku, code, options } = product;
  const codes = [sku, code].filter(Boolean).join(" · ");
  return (
    <div className="row-product">
      <RowPicture product={product} />
      <RowLink href={href} sets="product" title={name.length > MAX_UNCUT ? name : undefined}>
        <Unbroken text={name} />
      </RowLink>
      {(codes || options.length > 0) && (
        <div className="row-codes">
          {codes}
          {options.length > 0 && <ProductOptions product={product} />}
        </div>
      )}
    </div>
  );
}

/** The picture has no alternative text, because the name stands beside it. */
function RowPicture({ product: { id, name, categoryName, imageUrl } }: { product: AdminProductDto }) {
  if (imageUrl)
    return (
      <span className="row-thumb" aria-hidden>
        <Picture imageUrl={imageUrl} alt="" sizes="3rem" className="photo-ground" />
      </span>
    );
  const { href, look } = productDrawing({ id, name, categoryName });
  return (
    <svg aria-hidden="true" viewBox="0 0 160 160" className={`row-thumb art-tile art-drawing ${look}`}>
      <use href={href} />
    </svg>
  );
}

/** Soft colors, because most rows have one of these two. */
const LOOKS: Partial<Record<StockLevel, string>> = {
  in: "bg-info-soft text-info",
  low: "bg-primary-soft text-primary",
};

/** How much there is, in the color of whether that is enough. */
export function StockBadge({ product }: { product: Pick<AdminProductDto, "stock" | "isStockTracked"> }) {
  const level = stockLevel(product);
  return (
    <Badge variant={stockBadgeVariants[level]} className={LOOKS[level]}>
      {level === "unknown" ? (
        "Not tracked"
      ) : (
        <>
          {formatCount(product.stock)}
          <span className="in-rows"> in stock</span>
        </>
      )}
    </Badge>
  );
}

function CategoryNames({ product: { categoryName, categoryNames } }: { product: AdminProductDto }) {
  const name = categoryName ?? UNCATEGORIZED;
  if (categoryNames.length <= 1) return name;
  return (
    <span title={categoryNames.join(", ")}>
      {name}
      <span className="text-muted-foreground"> and {formatCount(categoryNames.length - 1)} more</span>
    </span>
  );
}

/** Why visitors do not see a product. */
function unseenText({ isHiddenByStaff, isHiddenAtRegister, isSoldOut, isForSale }: AdminProductDto): string {
  if (isHiddenByStaff) return "Hidden";
  if (isHiddenAtRegister) return "Hidden at the register";
  if (isSoldOut) return "Sold out";
  return isForSale ? "Inactive" : "Not for sale";
}

/** Only what visitors do not see is marked. */
export function ProductStatusBadge({ product }: { product: AdminProductDto }) {
  const text = unseenText(product);
  if (product.isActive) return <span className="text-muted-foreground text-xs">Active</span>;
  if (!product.isHiddenByStaff && !product.isHiddenAtRegister) return <Badge variant="muted">{text}</Badge>;
  return (
    <Badge variant="outline" className="max-rail:whitespace-normal">
      {text}
    </Badge>
  );
}
