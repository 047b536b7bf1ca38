import { NeonSign } from "@/components/illustrations/neon-sign";
import { PageHeader } from "@/components/layout/page-header";
import { Section, SectionHeader } from "@/components/layout/section";
import { ArtSprite } from "@/components/product/art-sprite";
import { JsonLd } from "@/components/seo/json-ld";
import { NicotineWarning } from "@/components/shop/nicotine-warning";
import { PAGE_SIZE } from "@/lib/catalog/limits";
import { toProductCard } from "@/lib/catalog/product-card";
import { productFacts } from "@/lib/catalog/product-facts";
import { cachedCategoryCounts, cachedProductPage, cachedStockReadAt } from "@/lib/catalog/queries";
import type { ProductPage } from "@/lib/catalog/schema";
import { isCloverConfigured } from "@/lib/integrations/clover/configured";
import { productListJsonLd } from "@/lib/seo/json-ld";
import { shop } from "@/lib/shop/shop";
import { formatShopDate, formatShopTime } from "@/lib/time";
import { CareGuide } from "./care-guide";
import { CatalogueProvider, CatalogueWarning } from "./catalogue";
import { CategoryIntro } from "./category-intro";
import { ProductBrowser } from "./product-browser";
import { StockNote } from "./stock-note";

const NO_PRODUCTS: ProductPage = { products: [], total: 0, containsNicotine: false };

function NotConfigured() {
  return (
    <p className="rounded-lg border border-border-strong border-dashed p-4 text-sm">
      <strong>For the shop:</strong> the point of sale is not connected, so this list does not follow the
      till. Add the provider API token and merchant id to the environment settings.
    </p>
  );
}

/** The inventory page, with the first products of everything or of one category in its HTML. */
export async function InventoryView({ category = "" }: { category?: string }) {
  const [categories, readAt] = await Promise.all([cachedCategoryCounts(), cachedStockReadAt()]);
  const isKnown = category === "" || categories.some(({ name }) => name === category);
  const { products, total, containsNicotine } = isKnown
    ? await cachedProductPage(category, 0, PAGE_SIZE)
    : NO_PRODUCTS;
  const inPage = { q: "", category, cards: products.map(toProductCard), total, containsNicotine };
  const time = readAt ? formatShopTime(readAt) : "";
  return (
    <CatalogueProvider inPage={inPage}>
      <CatalogueWarning categories={categories.filter((one) => one.containsNicotine).map(({ name }) => name)}>
        <NicotineWarning />
      </CatalogueWarning>
      <ArtSprite />
      <PageHeader
        eyebrow="In store only, 21+"
        title="What is on the shelf"
        picture={<NeonSign glyph="inventory" />}
        lead="Everything here is in the shop on South Maryland Parkway. Look around, then come in: nothing is sold online."
      />
      <Section>
        <SectionHeader title="Start with a category" />
        <CategoryIntro categories={categories} />
        <div id="browse" className="mt-section grid gap-6">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
            <h2 className="text-heading">Browse everything</h2>
            <div className="text-muted-foreground text-sm">
              <StockNote
                readAt={readAt}
                time={time}
                dateAndTime={readAt ? `${formatShopDate(readAt)}, ${time}` : ""}
                renderedAt={Date.now()}
              >
                <a href={shop.phone.href} className="font-semibold text-primary underline underline-offset-4">
                  please call to check
                </a>
              </StockNote>
            </div>
          </div>
          {!isCloverConfigured() && <NotConfigured />}
          <ProductBrowser categories={categories} />
        </div>
      </Section>
      <CareGuide />
      <JsonLd data={productListJsonLd("On the shelf", products.flatMap(productFacts))} />
    </CatalogueProvider>
  );
}
