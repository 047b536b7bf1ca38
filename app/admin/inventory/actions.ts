"use server";

import { adminAction, adminChange } from "@/lib/actions/admin-action";
import { getAdminProduct } from "@/lib/catalog/get-admin-product";
import { hideProduct } from "@/lib/catalog/hide-product";
import { ProductUpdate, updateProduct } from "@/lib/catalog/update-product";
import { IdInput } from "@/lib/ids";
import { editableOf } from "./_components/editable-product";

export const updateProductAction = adminChange(ProductUpdate, updateProduct);
export const hideProductAction = adminChange(IdInput, hideProduct);
/** The newest version of a product that is being edited. */
export const readProductAction = adminAction(IdInput, async (ctx, { id }) =>
  editableOf(await getAdminProduct(ctx, id)),
);
