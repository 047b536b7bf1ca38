import type { MouseEvent } from "react";
import { ProductPicture } from "@/components/product/product-picture";
import { Unbroken } from "@/components/text/unbroken";
import type { ProductCardView } from "@/lib/catalog/product-card";
import { type StockLevel, stockWords } from "@/lib/catalog/stock";
import { productHref } from "@/lib/catalog/view";

/** The color of the stock dot; the text beside it carries the meaning. */
const lights: Record<StockLevel, string> = {
  in: "bg-info",
  low: "bg-primary",
  out: "border border-input",
  unknown: "border border-input",
};

/** The text of a stock level beside its dot. */
export function StockWords({ level }: { level: StockLevel }) {
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap text-muted-foreground text-sm">
      <span aria-hidden="true" className={`size-2 rounded-full ${lights[level]}`} />
      {stockWords[level]}
    </span>
  );
}

function Tags({ tags, more }: { tags: readonly string[]; more: number }) {
  if (tags.length === 0) return null;
  const chip = "rounded-sm bg-muted px-1.5 py-0.5 text-muted-foreground text-xs";
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className={chip}>
          {tag}
        </li>
      ))}
      {more > 0 && <li className={chip}>+{more}</li>}
    </ul>
  );
}

/** One product of the list, rendered on the server for the first page and in the browser for the rest. */
export function ProductCard({
  product,
  onOpen,
}: {
  product: ProductCardView;
  /** Called on a click in place of the navigation. */
  onOpen?: (event: MouseEvent) => void;
}) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border bg-card text-card-foreground shadow-card transition-[border-color,box-shadow] focus-within:border-ring hover:border-border-strong hover:shadow-raised">
      <ProductPicture
        name={product.name}
        imageUrl={product.imageUrl}
        drawing={product.drawing}
        sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 50vw"
      />
      <div className="flex flex-1 flex-col gap-2 p-3.5 sm:p-4">
        <p className="text-muted-foreground text-xs">{product.category}</p>
        <h3
          className="wrap-anywhere line-clamp-7 font-sans font-semibold text-[0.9375rem] leading-snug"
          title={product.name}
        >
          <a
            href={productHref(product.id)}
            onClick={onOpen}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            <Unbroken text={product.name} />
          </a>
        </h3>
        <Tags tags={product.tags} more={product.moreTags} />
        <div className="mt-auto grid gap-1 pt-1.5 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-3">
          <p className="font-semibold tabular-nums">{product.price}</p>
          <StockWords level={product.stock} />
        </div>
      </div>
    </article>
  );
}

/** The placeholder of a product card while it loads. */
export function ProductCardSkeleton() {
  const bar = "animate-breathe rounded-md bg-muted";
  return (
    <div aria-hidden="true" className="flex h-full flex-col overflow-hidden rounded-xl border bg-card">
      <div className={`${bar} aspect-4/3 rounded-none`} />
      <div className="flex flex-1 flex-col gap-2.5 p-3.5 sm:p-4">
        <div className={`${bar} h-3 w-1/3`} />
        <div className={`${bar} h-4 w-11/12`} />
        <div className={`${bar} h-4 w-2/3`} />
        <div className={`${bar} mt-auto h-5 w-1/2`} />
      </div>
    </div>
  );
}
