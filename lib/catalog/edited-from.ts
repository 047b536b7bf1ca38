import { z } from "zod";
import type { ProductPatch } from "./product-patch";

const StaffFields = z.object({
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  isHiddenByStaff: z.boolean(),
  isShownByStaff: z.boolean(),
});
type StaffFields = z.output<typeof StaffFields>;
const FIELDS = StaffFields.keyof().options;

/**
 * The values an edit of a product began from. Where one is given for a field, a change of it is refused when somebody
 * else changed it since. Not a version number: that would also refuse edits of different fields, which can be joined.
 */
export const EditedFrom = StaffFields.partial();
export type EditedFrom = z.output<typeof EditedFrom>;

export const editedFromOf = (product: StaffFields): StaffFields => StaffFields.parse(product);

export const isSameEdit = (one: StaffFields, other: StaffFields): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** True when a patch changes a field that is stored neither as the edit began from nor as the edit makes it. */
export const overwritesAnother = (
  stored: StaffFields,
  patch: z.output<typeof ProductPatch>,
  from: EditedFrom,
): boolean =>
  FIELDS.some(
    (field) =>
      patch[field] !== undefined &&
      from[field] !== undefined &&
      stored[field] !== from[field] &&
      stored[field] !== patch[field],
  );
