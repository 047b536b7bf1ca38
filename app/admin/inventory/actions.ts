"use server";

import { adminAction } from "@/lib/actions/admin-action";
import { hideProduct } from "@/lib/catalog/hide-product";
import { ProductUpdate, updateProduct } from "@/lib/catalog/update-product";
import { IdInput } from "@/lib/ids";

export const updateProductAction = adminAction(ProductUpdate, updateProduct);
export const hideProductAction = adminAction(IdInput, hideProduct);
