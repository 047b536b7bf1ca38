import type { ComponentType } from "react";
import { AccessoriesDrawing } from "@/components/illustrations/accessories";
import { BongDrawing } from "@/components/illustrations/bong";
import type { CategoryKind } from "@/components/illustrations/category-kind";
import type { DrawingProps } from "@/components/illustrations/drawing";
import { ECigDrawing } from "@/components/illustrations/e-cig";
import { HookahDrawing } from "@/components/illustrations/hookah";
import { PipeDrawing } from "@/components/illustrations/pipe";
import { VapeDrawing } from "@/components/illustrations/vape";

const drawings: Record<CategoryKind, ComponentType<DrawingProps>> = {
  hookah: HookahDrawing,
  bong: BongDrawing,
  pipe: PipeDrawing,
  "e-cig": ECigDrawing,
  vape: VapeDrawing,
  accessories: AccessoriesDrawing,
};

/** The line drawing of a category, without a background. */
export function CategoryDrawing({ kind, className }: DrawingProps & { kind: CategoryKind }) {
  const Picture = drawings[kind];
  return <Picture className={className} />;
}
