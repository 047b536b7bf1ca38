import { ProductDetails } from "@/components/product/product-details";
import { toProductDetails } from "@/lib/catalog/product-details";
import type { ProductDetailDto } from "@/lib/catalog/schema";
import { BackToShelf, InPageProduct } from "./product-dialog-host";
import { detailsLooks } from "./shelf-list";

/** The product that a page was requested for, above the list. */
export function ProductSection({
  detail,
  stockReadAt,
}: {
  detail: ProductDetailDto;
  stockReadAt: string | null;
}) {
  return (
    <InPageProduct>
      <div className="page-width grid gap-4 pt-6 pb-10 md:pt-8">
        <BackToShelf className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary underline underline-offset-4">
          Back to the shelf
        </BackToShelf>
        <ProductDetails
          product={toProductDetails(detail, stockReadAt)}
          looks={detailsLooks}
          headingLevel="h1"
        />
      </div>
    </InPageProduct>
  );
}
