import { CategoryDrawing } from "@/components/illustrations/category-art";
import { type CategoryKind, categoryKind } from "@/components/illustrations/category-kind";
import { productTint, type Tint } from "@/components/illustrations/product-tint";
import { cn } from "@/lib/cn";

/**
 * The picture of a product without a photo: its category's drawing on a ground whose tint and light come from the
 * product's id, so that a page of tiles looks composed and a product keeps its look. Decorative: the name stands beside it.
 */
export function ProductArt({
  id,
  name,
  categoryName,
  className,
}: {
  id: string;
  name: string;
  categoryName?: string | null;
  className?: string;
}) {
  return <ArtTile kind={categoryKind(categoryName, name)} tint={productTint(id)} className={className} />;
}

const categoryTints: Record<CategoryKind, Tint> = {
  hookah: "tint-amber",
  bong: "tint-teal",
  pipe: "tint-rose",
  "e-cig": "tint-indigo",
  vape: "tint-sage",
  accessories: "tint-sand",
};

/** The same tile for a category card: six categories, six tints. */
export function CategoryArt({ kind, className }: { kind: CategoryKind; className?: string }) {
  return <ArtTile kind={kind} tint={`${categoryTints[kind]} light-low`} className={className} />;
}

type ArtTileProps = { kind: CategoryKind; tint: string; className?: string };

function ArtTile({ kind, tint, className }: ArtTileProps) {
  return (
    <div
      aria-hidden="true"
      className={cn(
        "art-tile relative grid aspect-4/3 place-items-center overflow-hidden bg-tint-ground",
        tint,
        className,
      )}
    >
      <CategoryDrawing kind={kind} className="h-[78%] w-auto" />
    </div>
  );
}
