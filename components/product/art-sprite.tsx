import { CategoryDrawing } from "@/components/illustrations/category-art";
import type { CategoryKind } from "@/components/illustrations/category-kind";

const kinds: readonly CategoryKind[] = ["hookah", "bong", "pipe", "e-cig", "vape", "accessories"];

/** The id of a drawing's symbol on a page that has an `ArtSprite`. */
const artId = (kind: CategoryKind) => `art-${kind}`;

/** The six drawings as symbols, once per page; tiles refer to them, so neither the HTML nor the script repeats them. */
export function ArtSprite() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {kinds.map((kind) => (
        <symbol key={kind} id={artId(kind)} viewBox="0 0 160 160">
          <CategoryDrawing kind={kind} />
        </symbol>
      ))}
    </svg>
  );
}
