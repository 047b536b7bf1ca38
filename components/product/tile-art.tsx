import { categoryKind } from "@/components/illustrations/category-kind";
import { productTint } from "@/components/illustrations/product-tint";

/** The picture of a product without a photo, drawn from the page's `ArtSprite`. */
export function TileArt({ seed, name, category }: { seed: string; name: string; category: string }) {
  return (
    <div
      aria-hidden="true"
      className={`art-tile grid aspect-4/3 place-items-center overflow-hidden bg-tint-ground ${productTint(seed)}`}
    >
      <svg aria-hidden="true" viewBox="0 0 160 160" className="h-[78%] w-auto">
        <use href={`#art-${categoryKind(category, name)}`} />
      </svg>
    </div>
  );
}
