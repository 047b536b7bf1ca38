import { Pencil, Printer, Trash2 } from "lucide-react";
import { HistorySection } from "@/app/admin/_components/audit/history-section";
import {
  Detail,
  DetailList,
  Nothing,
  SidePanelHeading,
  SidePanelMissing,
  SidePanelSection,
} from "@/app/admin/_components/side-panel-parts";
import { Picture } from "@/components/media/picture";
import { IntentLink } from "@/components/navigation/intent-link";
import { Unbroken } from "@/components/text/unbroken";
import { Button } from "@/components/ui/button";
import { historyOf } from "@/lib/audit/queries";
import { getAdminProduct, type ProductDetail, SOLD_WITHIN_DAYS } from "@/lib/catalog/get-admin-product";
import { UNCATEGORIZED } from "@/lib/catalog/limits";
import { priceText } from "@/lib/catalog/price-text";
import type { Ctx } from "@/lib/context";
import { formatCount, formatUnits } from "@/lib/count";
import { orNull } from "@/lib/errors";
import { printRoutes } from "@/lib/routes";
import { formatShopDate, formatShopDateAndTime } from "@/lib/time";
import { editableOf } from "./editable-product";
import { ProductDialogs } from "./product-dialogs";
import { codesOf } from "./product-options";
import { ALREADY_HIDDEN, ProductStatusBadge, StockBadge } from "./product-table";

/** One product beside the list: Clover's data, what the site shows, sales, and the history of changes. */
export async function ProductPanel({ ctx, id }: { ctx: Ctx; id: string }) {
  const [product, history] = await Promise.all([
    orNull(getAdminProduct(ctx, id)),
    historyOf(ctx, "product", id),
  ]);
  if (!product)
    return <SidePanelMissing title="Product not found">This product does not exist.</SidePanelMissing>;
  return (
    <>
      <SidePanelHeading
        title={
          <span>
            <Unbroken text={product.name} />
          </span>
        }
        badges={<ProductStatusBadge product={product} />}
        description={product.categoryName ?? UNCATEGORIZED}
      />
      <SidePanelSection title="At the register" tools={<LabelLink product={product} />}>
        <RegisterDetails product={product} />
      </SidePanelSection>
      {product.options.length > 0 && (
        <SidePanelSection title="Options" count={formatCount(product.options.length)}>
          <Options product={product} />
        </SidePanelSection>
      )}
      <SidePanelSection title="On the site" tools={<Actions product={product} />}>
        {product.imageUrl ? (
          <Picture
            imageUrl={product.imageUrl}
            alt={product.name}
            sizes="16rem"
            className="photo-ground aspect-4/3 w-64 rounded-lg border object-cover"
          />
        ) : (
          <Nothing>No photo: the site shows a drawing.</Nothing>
        )}
        {product.description ? (
          <p className="wrap-anywhere max-w-prose whitespace-pre-wrap text-sm">{product.description}</p>
        ) : (
          <Nothing>No description.</Nothing>
        )}
      </SidePanelSection>
      <HistorySection entity="product" about={product.id} entries={history} />
    </>
  );
}

function LabelLink({ product: { id, name } }: { product: ProductDetail }) {
  return (
    <Button asChild variant="outline" size="sm">
      <IntentLink href={`${printRoutes.shelfLabels}?product=${id}`}>
        <Printer aria-hidden /> Print label<span className="sr-only"> of {name}</span>
      </IntentLink>
    </Button>
  );
}

function Actions({ product }: { product: ProductDetail }) {
  const { id, name, isHiddenByStaff } = product;
  return (
    <ProductDialogs products={[editableOf(product)]}>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" data-dialog="edit" value={id}>
          <Pencil aria-hidden /> Edit<span className="sr-only"> {name}</span>
        </Button>
        <Button
          variant="outline"
          size="sm"
          data-dialog="delete"
          value={id}
          disabled={isHiddenByStaff}
          title={isHiddenByStaff ? ALREADY_HIDDEN : undefined}
        >
          <Trash2 aria-hidden /> Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </ProductDialogs>
  );
}

/** What a product comes in: a group's stock alone does not say which of its options has run out. */
function Options({ product: { options, unitName } }: { product: ProductDetail }) {
  return (
    <ul className="divide-y text-sm">
      {options.map((option) => (
        <li
          key={option.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2 first:pt-0 last:pb-0"
        >
          <span className="wrap-anywhere font-medium">
            <Unbroken text={option.label} />
          </span>
          <span className="text-right tabular-nums">{priceText({ ...option, unitName })}</span>
          <span className="wrap-anywhere text-muted-foreground tabular-nums">{codesOf(option)}</span>
          <span className="text-right">
            <StockBadge product={option} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function RegisterDetails({ product }: { product: ProductDetail }) {
  const { sold, sku, code, options, cloverId, changedAtRegister, containsNicotine, categoryNames } = product;
  return (
    <DetailList>
      <Detail label="Price">{priceText(product)}</Detail>
      <Detail label="Stock">
        <StockBadge product={product} />
      </Detail>
      <Detail label={`Sold in ${SOLD_WITHIN_DAYS} days`}>
        {formatUnits(sold.quantity)}
        <span className="block font-normal text-muted-foreground">
          {sold.lastAt ? `Last sold ${formatShopDate(sold.lastAt)}` : "Never sold"}
        </span>
      </Detail>
      {categoryNames.length > 1 && <Detail label="Categories">{categoryNames.join(", ")}</Detail>}
      <Detail label="Nicotine">{containsNicotine ? "Marked as nicotine" : "Not marked"}</Detail>
      {/* Of a product with options, each of them has its own. */}
      {options.length === 0 && (
        <>
          <Detail label="SKU">{sku ?? "None"}</Detail>
          <Detail label="Barcode">{code ?? "None"}</Detail>
        </>
      )}
      <Detail label="Clover id">
        {cloverId ?? "None"}
        {changedAtRegister && (
          <span className="block font-normal text-muted-foreground">
            Changed there{" "}
            <span className="whitespace-nowrap">{formatShopDateAndTime(changedAtRegister)}</span>
          </span>
        )}
      </Detail>
    </DetailList>
  );
}
