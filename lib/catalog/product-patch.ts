import { z } from "zod";
import { imageAddress } from "@/lib/deals/schema";

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
});
export type ProductPatch = z.input<typeof ProductPatch>;

/** The Edit dialog's form: every field present, visibility the way staff think of it. */
export const ProductFormInput = z.object({
  description: z.string().max(MAX_DESCRIPTION_LENGTH, `Use at most ${MAX_DESCRIPTION_LENGTH} characters`),
  imageUrl: z.string().nullable(),
  isShown: z.boolean(),
});
export type ProductForm = z.output<typeof ProductFormInput>;

export const toProductPatch = ({ isShown, ...rest }: ProductForm): ProductPatch => ({
  ...rest,
  isHiddenByStaff: !isShown,
});
