import { TileArt } from "@/components/product/tile-art";
import type { ProductCardView } from "@/lib/catalog/product-card";
import { type StockLevel, stockWords } from "@/lib/catalog/stock";

/** A light on the shelf: the words beside it carry the meaning. */
const lights: Record<StockLevel, string> = {
  in: "bg-info",
  low: "bg-primary",
  out: "border border-input",
  unknown: "border border-input",
};

function StockWords({ level }: { level: StockLevel }) {
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

/** One product on the shelf. Drawn on the server for the first page and in the browser for the rest. */
export function ProductCard({ product }: { product: ProductCardView }) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-xl border bg-card text-card-foreground shadow-card">
      {product.imageUrl ? (
        // biome-ignore lint/performance/noImgElement: uploads are stored at the size they are shown; nothing is resized on request.
        <img
          src={product.imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-full bg-muted object-cover"
        />
      ) : (
        <TileArt seed={product.id} name={product.name} category={product.category} />
      )}
      <div className="flex flex-1 flex-col gap-2 p-3.5 sm:p-4">
        <p className="text-muted-foreground text-xs">{product.category}</p>
        <h3
          className="line-clamp-4 font-sans font-semibold text-[0.9375rem] leading-snug"
          title={product.name}
        >
          {product.name}
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

/** The shape of a product while it is on its way. */
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
