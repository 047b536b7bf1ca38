import { CategoryDrawing } from "@/components/illustrations/category-drawing";
import { type CategoryKind, categorySymbolId } from "@/components/illustrations/category-kind";

const kinds: readonly CategoryKind[] = ["hookah", "bong", "pipe", "e-cig", "vape", "accessories"];

/** The six drawings as symbols, once per page; tiles refer to them, so neither the HTML nor the script repeats them. */
export function CategorySprite() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {kinds.map((kind) => (
        <symbol key={kind} id={categorySymbolId(kind)} viewBox="0 0 160 160">
          <CategoryDrawing kind={kind} />
        </symbol>
      ))}
    </svg>
  );
}
