import { CategoryDrawing } from "@/components/illustrations/category-art";
import type { CategoryKind } from "@/components/illustrations/category-kind";
import { cn } from "@/lib/cn";

const categoryTints: Record<CategoryKind, string> = {
  hookah: "tint-amber",
  bong: "tint-teal",
  pipe: "tint-rose",
  "e-cig": "tint-indigo",
  vape: "tint-sage",
  accessories: "tint-sand",
};

/** The tile of a category card, with a tint for each of the six kinds. */
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
