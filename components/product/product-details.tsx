import { StockWords } from "@/components/product/product-card";
import { ProductPicture } from "@/components/product/product-picture";
import { ShareLink } from "@/components/product/share-link";
import { NicotineWarning } from "@/components/shop/nicotine-warning";
import { Unbroken } from "@/components/text/unbroken";
import type { ProductCardView } from "@/lib/catalog/product-card";
import type { ProductDetailsView } from "@/lib/catalog/product-details";
import { productHref } from "@/lib/catalog/view";
import { contactAbout } from "@/lib/messages/kinds";

type Props = {
  product: ProductDetailsView;
  looks: { ask: string; share: string };
  /** h1 on the product's own page, h2 in a dialog over the list. */
  headingLevel: "h1" | "h2";
};

/** More options are lower than the picture: on wide screens they stand below both, in two columns. */
const MAX_BESIDE = 4;

/** Everything the site shows about one product. Nothing is sold online: the actions are to ask and to visit. */
export function ProductDetails({ product, looks, headingLevel: Heading }: Props) {
  const { id, name, imageUrl, drawing, choices } = product;
  const isBeside = choices.length <= MAX_BESIDE;
  return (
    <article className="wrap-anywhere grid gap-8">
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <ProductPicture
          name={name}
          imageUrl={imageUrl}
          drawing={drawing}
          isEager
          sizes="(min-width: 48rem) 28rem, 100vw"
          className="rounded-xl in-[dialog]:md:top-13 max-md:mb-2 md:sticky md:top-20 md:row-span-2"
        />
        <div className="grid gap-4">
          <p className="text-muted-foreground text-sm">{product.category}</p>
          <Heading className="font-sans font-semibold text-2xl leading-tight">
            <Unbroken text={name} />
          </Heading>
          <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
            <p className="font-semibold text-xl tabular-nums">{product.price}</p>
            <StockWords level={product.stock} />
          </div>
          {product.stockRead && (
            <p className="text-muted-foreground text-sm">
              Stock last read{" "}
              <time dateTime={product.stockRead.at}>
                <Unbroken text={product.stockRead.words} />
              </time>
              .
            </p>
          )}
          {product.containsNicotine && <NicotineWarning />}
          {isBeside && <Choices choices={choices} />}
        </div>
        {!isBeside && <Choices choices={choices} isWide />}
        <div className="grid gap-4 md:col-start-2 md:row-start-2">
          {product.extras.length > 0 && (
            <ul aria-label="Extras" className="grid gap-1 text-sm">
              {product.extras.map((extra) => (
                <li key={extra}>{extra}</li>
              ))}
            </ul>
          )}
          {product.description && (
            <p className="max-w-prose whitespace-pre-line leading-relaxed">{product.description}</p>
          )}
          <div className="flex flex-wrap gap-3 pt-1">
            <a href={contactAbout(name)} className={looks.ask}>
              Ask about this
            </a>
            <ShareLink name={name} path={productHref(id)} className={looks.share} />
          </div>
          <p className="text-muted-foreground text-sm">In store only, 21+ with valid photo ID.</p>
        </div>
      </div>
      {product.related.length > 0 && (
        <Related products={product.related} headingLevel={Heading === "h1" ? "h2" : "h3"} />
      )}
    </article>
  );
}

function Choices({ choices, isWide }: Pick<ProductDetailsView, "choices"> & { isWide?: boolean }) {
  if (choices.length === 0) return null;
  const columns = "md:col-span-2 md:columns-2 md:gap-8 md:rounded-none md:border-0 md:*:border-b";
  return (
    <ul
      aria-label="Options"
      className={`divide-y rounded-lg border text-[0.9375rem] ${isWide ? columns : ""}`}
    >
      {choices.map(({ id, label, price, stock }) => (
        <li
          key={id}
          className="grid break-inside-avoid grid-cols-[auto_1fr] items-baseline gap-x-4 px-3.5 py-2 lg:grid-cols-[minmax(0,1fr)_auto_6.5rem]"
        >
          <span className="max-lg:col-span-2">
            <Unbroken text={label} />
          </span>
          <span className="font-semibold tabular-nums">{price}</span>
          <StockWords level={stock} />
        </li>
      ))}
    </ul>
  );
}

type RelatedProps = { products: readonly ProductCardView[]; headingLevel: "h2" | "h3" };

function Related({ products, headingLevel: Heading }: RelatedProps) {
  return (
    <section className="grid gap-3">
      <Heading className="font-semibold text-lg">More like this</Heading>
      <ul className="grid grid-cols-2 gap-3 max-narrow:grid-cols-1 sm:grid-cols-4">
        {products.map(({ id, name, price, imageUrl, drawing }) => (
          <li key={id}>
            <a href={productHref(id)} className="group grid gap-2 text-sm">
              <ProductPicture
                name={name}
                imageUrl={imageUrl}
                drawing={drawing}
                sizes="(min-width: 40rem) 13rem, 50vw"
                className="rounded-lg"
              />
              <span className="font-semibold leading-snug group-hover:underline">
                <Unbroken text={name} />
              </span>
              <span className="text-muted-foreground tabular-nums">{price}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
