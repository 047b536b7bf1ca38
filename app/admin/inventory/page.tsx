import { Camera, Lightbulb, RefreshCw } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { z } from "zod";
import { Card } from "@/app/admin/_components/card";
import { ListLink } from "@/app/admin/_components/list-link";
import { ListStatus } from "@/app/admin/_components/list-status";
import { PageHeading } from "@/app/admin/_components/page-heading";
import { Pager } from "@/app/admin/_components/pager";
import { type PageProps, readSearch } from "@/app/admin/_components/read-search";
import { SearchBox } from "@/app/admin/_components/search-box";
import { SidePanel } from "@/app/admin/_components/side-panel";
import { SidePanelSkeleton } from "@/app/admin/_components/side-panel-parts";
import { EmptyState } from "@/components/feedback/empty-state";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { AdminProductQuery, searchAdminProducts } from "@/lib/catalog/admin-queries";
import { type PhotoQueue, readPhotoQueue } from "@/lib/catalog/photo-queries";
import { hrefWith } from "@/lib/href";
import { Id } from "@/lib/ids";
import { adminRoutes, adminSubRoutes } from "@/lib/routes";
import { AddProduct } from "./_components/add-product";
import { CategoryCards } from "./_components/category-cards";
import { editableOf } from "./_components/editable-product";
import { PhotoQueueCard } from "./_components/photo-queue";
import { ProductDialogs } from "./_components/product-dialogs";
import { productListHref } from "./_components/product-list-href";
import { ProductPanel } from "./_components/product-panel";
import { ProductTable } from "./_components/product-table";

const PageQuery = AdminProductQuery.extend({
  product: Id.optional().catch(undefined),
  /** "needed" shows the photo queue in place of the list. */
  photos: z.literal("needed").optional().catch(undefined),
});

const PHOTOS_TITLE = "Product Photos";
const PHOTOS = hrefWith(adminRoutes.inventory.path, { photos: "needed" });

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const { photos } = await readSearch(PageQuery, searchParams);
  return { title: photos ? PHOTOS_TITLE : "Inventory" };
}

export default async function InventoryPage({ searchParams }: PageProps) {
  const ctx = await adminPageCtx();
  const query = await readSearch(PageQuery, searchParams);
  if (query.photos) return <PhotosPage queue={await readPhotoQueue(ctx)} />;
  const { rows, total, page, pages, categories, matches } = await searchAdminProducts(ctx, query);
  const isWhole = query.q === "" && query.category === "" && !query.show;
  return (
    <>
      <PageHeading
        title="Inventory"
        subtitle="Every product from Clover, and what the site shows of it"
        actions={
          <AddProduct label="Add Product" className="sm:justify-items-start lg:justify-items-end">
            <Button asChild variant="outline">
              <IntentLink href={adminSubRoutes.insight.path}>
                <Lightbulb aria-hidden /> {adminSubRoutes.insight.label}
              </IntentLink>
            </Button>
            <Button asChild variant="outline">
              <IntentLink href={PHOTOS}>
                <Camera aria-hidden /> Needs a photo
              </IntentLink>
            </Button>
          </AddProduct>
        }
      />
      <CategoryCards categories={categories} matches={matches} query={query} />
      <Card
        title={query.category || (query.show ? "Hidden Products" : "All Products")}
        count={total}
        tools={
          <>
            <SearchBox placeholder="Search products..." label="Search products by name or description" />
            <ListLink
              href={productListHref({ ...query, show: query.show ? undefined : "hidden", page: 1 })}
              sets="show"
              aria-current={query.show ? "true" : undefined}
              className="filter-chip"
            >
              Hidden from the site
            </ListLink>
          </>
        }
      >
        <ListStatus total={total} page={page} pages={pages} noun="product" />
        {/* Around the empty list too: its last product may still be open in a dialog. */}
        <ProductDialogs products={rows.map(editableOf)}>
          {rows.length > 0 ? (
            <>
              <ProductTable products={rows} query={{ ...query, page }} />
              <Pager page={page} pages={pages} total={total} />
            </>
          ) : isWhole && total === 0 ? (
            <NoProductsYet />
          ) : (
            <NoProductsFound query={query} matches={matches} />
          )}
        </ProductDialogs>
      </Card>
      {query.product && (
        <SidePanel name="product">
          <Suspense key={query.product} fallback={<SidePanelSkeleton label="Loading the product..." />}>
            <ProductPanel ctx={ctx} id={query.product} />
          </Suspense>
        </SidePanel>
      )}
    </>
  );
}

function PhotosPage({ queue }: { queue: PhotoQueue }) {
  return (
    <>
      <PageHeading
        title={PHOTOS_TITLE}
        subtitle="Best sellers first. Take the photo with your phone"
        actions={
          <Button asChild variant="outline">
            <IntentLink href={adminRoutes.inventory.path}>All products</IntentLink>
          </Button>
        }
      />
      <PhotoQueueCard queue={queue} />
    </>
  );
}

/** `matches` of the search in all categories. */
type NoneFoundProps = { query: AdminProductQuery; matches: number };

function NoProductsFound({ query: { q, category, show }, matches }: NoneFoundProps) {
  const isOnlyHidden = show !== undefined && q === "" && category === "";
  const isNarrowed = q !== "" && (show !== undefined || matches > 0);
  return (
    <EmptyState title="No products found">
      <p>
        {isOnlyHidden
          ? "No product is hidden from the site."
          : "No products match. Try other words or another category."}
      </p>
      <Button asChild variant="outline">
        <IntentLink href={productListHref({ q: isNarrowed ? q : "", category: "" })}>
          {isNarrowed ? "Search all products" : "Show all products"}
        </IntentLink>
      </Button>
    </EmptyState>
  );
}

function NoProductsYet() {
  return (
    <EmptyState title="No products yet">
      <p>Products come from Clover. Run a sync to list them here.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <IntentLink href={adminRoutes.dashboard.path}>
            <RefreshCw aria-hidden /> Go to sync
          </IntentLink>
        </Button>
        <AddProduct label="Add Your First Product" className="justify-items-center" />
      </div>
    </EmptyState>
  );
}
