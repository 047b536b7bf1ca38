import { RefreshCw } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { PageHeading } from "@/app/admin/_components/page-heading";
import { Pager } from "@/app/admin/_components/pager";
import { Panel } from "@/app/admin/_components/panel";
import { type PageProps, readSearch } from "@/app/admin/_components/read-search";
import { SearchBox } from "@/app/admin/_components/search-box";
import { EmptyState } from "@/components/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { adminPageCtx } from "@/lib/auth/require-admin-page";
import { AdminProductQuery, searchAdminProducts } from "@/lib/catalog/admin-queries";
import { ADMIN_PAGE_SIZE } from "@/lib/paging";
import { adminRoutes } from "@/lib/routes";
import { AddProduct } from "./_components/add-product";
import { CategoryCards } from "./_components/category-cards";
import { ProductTable } from "./_components/product-table";

export const metadata: Metadata = { title: "Inventory" };

export default async function InventoryPage({ searchParams }: PageProps) {
  const ctx = await adminPageCtx();
  const query = await readSearch(AdminProductQuery, searchParams);
  const { rows, total, page, pages, categories, matches } = await searchAdminProducts(ctx, query);
  const isWhole = query.q === "" && query.category === "";
  return (
    <>
      <PageHeading
        title="Inventory"
        subtitle="Every product of the point of sale, and what the site shows of it"
        actions={<AddProduct label="Add Product" className="justify-items-start lg:justify-items-end" />}
      />
      <CategoryCards categories={categories} matches={matches} query={query} />
      <Panel
        title={query.category || "All Products"}
        count={total}
        tools={<SearchBox placeholder="Search products..." label="Search products by name or description" />}
      >
        {rows.length > 0 ? (
          <>
            <ProductTable products={rows} />
            <Pager page={page} pages={pages} total={total} pageSize={ADMIN_PAGE_SIZE} />
          </>
        ) : (
          <div className="p-5">{isWhole && total === 0 ? <NoProductsYet /> : <NoProductsFound />}</div>
        )}
      </Panel>
    </>
  );
}

function NoProductsFound() {
  return (
    <EmptyState title="No products found" className="border-0">
      <p>Nothing here matches. Try other words or another category.</p>
      <Button asChild variant="outline">
        <Link href={adminRoutes.inventory.path}>Show all products</Link>
      </Button>
    </EmptyState>
  );
}

function NoProductsYet() {
  return (
    <EmptyState title="No products yet" className="border-0">
      <p>Products are read from Clover. Sync once, and everything on its shelves is listed here.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link href={adminRoutes.dashboard.path}>
            <RefreshCw aria-hidden /> Go to sync
          </Link>
        </Button>
        <AddProduct label="Add Your First Product" className="justify-items-center" />
      </div>
    </EmptyState>
  );
}
