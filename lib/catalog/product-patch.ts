import { z } from "zod";
import { imageAddress } from "@/lib/media/schema";

export const MAX_DESCRIPTION_LENGTH = 5000;

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

/** One switch for staff: what it means depends on whether the register hides the product. */
export const toProductPatch = (
  { isShown, ...rest }: ProductForm,
  { isHiddenAtRegister }: { isHiddenAtRegister: boolean },
): ProductPatch =>
  isHiddenAtRegister
    ? { ...rest, isShownByStaff: isShown, ...(isShown ? { isHiddenByStaff: false } : {}) }
    : { ...rest, isHiddenByStaff: !isShown };

export const isShownToVisitors = (product: {
  isHiddenByStaff: boolean;
  isHiddenAtRegister: boolean;
  isShownByStaff: boolean;
}): boolean => !product.isHiddenByStaff && (!product.isHiddenAtRegister || product.isShownByStaff);
