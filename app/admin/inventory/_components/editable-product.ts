import type { AdminProductDto } from "@/lib/catalog/to-admin-dto";

/** What the dialogs of a row need to know of its product. */
export type EditableProduct = Pick<
  AdminProductDto,
  "id" | "name" | "description" | "imageUrl" | "isHiddenByStaff" | "isHiddenAtRegister" | "isShownByStaff"
>;
