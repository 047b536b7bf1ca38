import type { AdminProductDto } from "@/lib/catalog/to-admin-dto";

/** The fields that the dialogs of a row need. */
export type EditableProduct = Pick<
  AdminProductDto,
  "id" | "name" | "description" | "imageUrl" | "isHiddenByStaff" | "isHiddenAtRegister" | "isShownByStaff"
>;

export function editableOf(product: EditableProduct): EditableProduct {
  const { id, name, description, imageUrl, isHiddenByStaff, isHiddenAtRegister, isShownByStaff } = product;
  return { id, name, description, imageUrl, isHiddenByStaff, isHiddenAtRegister, isShownByStaff };
}
