import { JsonLd } from "@/components/seo/json-ld";
import { NicotineWarning } from "@/components/shop/nicotine-warning";
import { PhoneLink } from "@/components/shop/phone-link";
import { browseProducts, markUnstored } from "@/lib/catalog/cached-products";
import { hasNewProducts } from "@/lib/catalog/newest";
import { toProductCard } from "@/lib/catalog/product-card";
import { productFacts } from "@/lib/catalog/product-facts";
import { cachedShelfCategories, cachedStockReadAt } from "@/lib/catalog/queries";
import { type ListedProducts, type ProductDetailDto, ProductFilter } from "@/lib/catalog/schema";
import {
  type CatalogView,
  filterKey,
  isRefined,
  onlyFilter,
  UNKNOWN_CATEGORY,
  wholeCatalog,
} from "@/lib/catalog/view";
import { isFromCrowding } from "@/lib/errors";
import { isCloverConfigured } from "@/lib/integrations/clover/configured";
import { productListJsonLd, singleProductJsonLd } from "@/lib/seo/json-ld";
import { pageTitle, productTitle } from "@/lib/seo/metadata";
import { contactDetails } from "@/lib/shop/contact-details";
import { formatShopDateAndTime, formatShopTime } from "@/lib/time";
import { CareGuide } from "./care-guide";
import { CatalogProvider, CatalogWarning } from "./catalog";
import { CategoryIntro } from "./category-intro";
import { ConnectionNote } from "./connection-note";
import { TabTitle } from "./product-dialog-host";
import { ProductSection } from "./product-section";
import { ShelfHead } from "./shelf-head";
import { ShelfList } from "./shelf-list";
import { StockNote } from "./stock-note";

function StockRead({ readAt }: { readAt: string | null }) {
  return (
    <div className="text-muted-foreground text-sm">
      <StockNote
        readAt={readAt}
        time={readAt ? formatShopTime(readAt) : ""}
        dateAndTime={readAt ? formatShopDateAndTime(readAt) : ""}
        renderedAt={Date.now()}
      >
        {callToCheck()}
      </StockNote>
    </div>
  );
}

/** A server component, because the shop's contact details are read on the server. */
function NotConnected() {
  return <ConnectionNote>{callToCheck()}</ConnectionNote>;
}

/** Called rather than rendered: the sentences around it differ when no number is set. */
function callToCheck() {
  return (
    contactDetails().phone && (
      <PhoneLink className="font-semibold text-primary underline underline-offset-4">
        please call to check
      </PhoneLink>
    )
  );
}

type Props = {
  view: CatalogView;
  /** The product that the address names, if any. */
  detail?: ProductDetailDto;
  /** Sentences about values of the address that match nothing. */
  problems?: readonly string[];
  /** The client's address bucket, on pages rendered per request. */
  address?: string;
};

/** Shown with all products when the ones asked for have to wait for other visitors' requests. */
export const BUSY =
  "Many people are searching at this moment. Here is the whole shelf; please try again in a moment.";

/** The first products of a filter; when too many filters are requested at once, all products with the reason. */
async function shelfOf(shown: CatalogView, whole: ListedProducts, address?: string) {
  const filter = { ...ProductFilter.parse(onlyFilter(shown)), limit: shown.shown };
  try {
    return { shown, found: await browseProducts(filter, address), busy: [] };
  } catch (error) {
    if (!isFromCrowding(error)) throw error;
    return { shown: wholeCatalog, found: whole, busy: [BUSY] };
  }
}

/** The inventory page, with the first products of a view in its HTML. */
export async function InventoryView({ view, detail, problems = [], address }: Props) {
  const [categories, readAt, hasNew, whole] = await Promise.all([
    cachedShelfCategories(),
    cachedStockReadAt(),
    hasNewProducts(),
    // A query of its own, because a product in two categories is one product.
    browseProducts(ProductFilter.parse({})),
  ]);
  const isUnknown = view.category !== "" && !categories.some(({ name }) => name === view.category);
  if (isUnknown) await markUnstored();
  // An unknown category name does not filter, instead of showing an empty list.
  const asked: CatalogView = isUnknown ? { ...view, category: "" } : view;
  const { shown, found, busy } = await shelfOf(asked, whole, address);
  const { products, total, containsNicotine } = found;
  const inPage = { key: filterKey(shown), cards: products.map(toProductCard), total, containsNicotine };
  const names = categories.map(({ name }) => name);
  return (
    <CatalogProvider
      inPage={inPage}
      inPageView={shown}
      inPageProduct={detail ? view.product : ""}
      categories={names}
    >
      <TabTitle shelf={pageTitle("inventory")} product={detail && productTitle(detail.product)} />
      {/* Before the shelf, whose goods it is about: a product above it says by itself what it contains. */}
      {detail && <ProductSection detail={detail} stockReadAt={readAt} />}
      <CatalogWarning categories={categories.filter((one) => one.containsNicotine).map(({ name }) => name)}>
        <NicotineWarning />
      </CatalogWarning>
      <ShelfHead categories={categories} total={whole.total}>
        <StockRead readAt={readAt} />
      </ShelfHead>
      <ShelfList
        isRefined={isRefined(shown)}
        problems={[...problems, ...(isUnknown ? [UNKNOWN_CATEGORY] : []), ...busy]}
        categories={names}
        // A filter that is on can be taken off, also where it finds nothing any more.
        hasNew={hasNew || view.new === "1"}
        intro={<CategoryIntro categories={categories} />}
        note={isCloverConfigured() ? null : <NotConnected />}
      />
      <CareGuide />
      <JsonLd
        data={
          detail
            ? singleProductJsonLd(productFacts(detail.product))
            : productListJsonLd("On the shelf", products.flatMap(productFacts))
        }
      />
    </CatalogProvider>
  );
}
