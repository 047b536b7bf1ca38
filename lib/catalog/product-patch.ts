import { z } from "zod";
import { imageAddress } from "@/lib/media/schema";

const MAX_DESCRIPTION_LENGTH = 5000;

const emptyAsNull = (text: string): string | null => text || null;

/** What staff may change of a product; the rest belongs to the point of sale. Fields left out stay as they are. */
export const ProductPatch = z.object({
  description: z
    .string()
    .trim()
    .max(MAX_DESCRIPTION_LENGTH, `Use at most ${MAX_DESCRIPTION_LENGTH} characters`)
    .transform(emptyAsNull)
    .nullish(),
  imageUrl: z.preprocess((address) => address || null, imageAddress.nullable()).optional(),
  isHiddenByStaff: z.boolean().optional(),
  /** Shows a product that the register hides; without meaning for others. */
  isShownByStaff: z.boolean().optional(),
});
export type ProductPatch = z.input<typeof ProductPatch>;

/** The Edit dialog's form: every field present, visibility the way staff think of it. */
export const ProductFormInput = z.object({
  description: z.string().max(MAX_DESCRIPTION_LENGTH, `Use at most ${MAX_DESCRIPTION_LENGTH} characters`),
  imageUrl: z.string().nullable(),
  isShown: z.boolean(),
});
export type ProductForm = z.output<typeof ProductFormInput>;

type Changed = Partial<Record<keyof ProductForm, boolean>>;

/**
 * Only what was changed in the form: the rest may have been changed by somebody else since the form was filled. One
 * switch for staff, whose meaning depends on whether the register hides the product.
 */
export function toProductPatch(
  { isShown, ...rest }: ProductForm,
  changed: Changed,
  { isHiddenAtRegister }: { isHiddenAtRegister: boolean },
): ProductPatch {
  return {
    ...(changed.description ? { description: rest.description } : {}),
    ...(changed.imageUrl ? { imageUrl: rest.imageUrl } : {}),
    ...(changed.isShown && isHiddenAtRegister ? { isShownByStaff: isShown } : {}),
    ...(changed.isShown && (isShown || !isHiddenAtRegister) ? { isHiddenByStaff: !isShown } : {}),
  };
}

export const isShownToVisitors = (product: {
  isHiddenByStaff: boolean;
  isHiddenAtRegister: boolean;
  isShownByStaff: boolean;
}): boolean => !product.isHiddenByStaff && (!product.isHiddenAtRegister || product.isShownByStaff);
