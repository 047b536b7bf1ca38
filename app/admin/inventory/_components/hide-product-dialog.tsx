"use client";

import { ConfirmDialog } from "@/app/admin/_components/confirm-dialog";
import { hideProductAction } from "@/app/admin/inventory/actions";
import { showToast } from "@/components/feedback/toast";
import { failureText } from "@/lib/actions/result";
import type { EditableProduct } from "./editable-product";

type Props = { product: EditableProduct; onClose: () => void };

/** Delete hides a product from the site; the point of sale keeps it, and Edit can show it again. */
export function HideProductDialog({ product: { id, name }, onClose }: Props) {
  async function hide(): Promise<boolean> {
    const result = await hideProductAction({ id }).catch(() => null);
    const isHidden = result?.ok === true;
    if (isHidden) showToast({ title: "Product Deleted", description: `${name} is no longer on the site.` });
    else {
      showToast({
        title: "Failed to Delete Product",
        description: failureText(result),
        variant: "destructive",
      });
    }
    return isHidden;
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Delete ${name}?`}
      confirmLabel="Delete Product"
      pendingLabel="Deleting..."
      onConfirm={hide}
    >
      It disappears from the site at once, and a sync does not bring it back. Clover keeps the product, and
      you can show it again with Edit.
    </ConfirmDialog>
  );
}
