import { CategoryDrawing } from "@/components/illustrations/category-drawing";
import type { CategoryKind } from "@/components/illustrations/category-kind";
import { cn } from "@/lib/cn";

const tints: Record<CategoryKind, string> = {
  hookah: "tint-amber",
  bong: "tint-teal",
  pipe: "tint-rose",
  "e-cig": "tint-indigo",
  vape: "tint-sage",
  accessories: "tint-sand",
};

/** The tile of a category card, with a tint for each of the six kinds. */
export function CategoryTile({ kind, className }: { kind: CategoryKind; className: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn(
        "art-tile light-low relative grid aspect-4/3 place-items-center overflow-hidden bg-tint-ground",
        tints[kind],
        className,
      )}
    >
      <CategoryDrawing kind={kind} className="h-[78%] w-auto" />
    </div>
  );
}
