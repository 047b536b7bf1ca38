"use client";

import { ConfirmDialog } from "@/app/admin/_components/confirm-dialog";
import { useTask } from "@/app/admin/_components/use-task";
import { hideProductAction } from "@/app/admin/inventory/actions";
import type { EditableProduct } from "./editable-product";

type Props = { product: EditableProduct; onClose: () => void };

/** Delete hides a product from the site; the point of sale keeps it, and Edit can show it again. */
export function HideProductDialog({ product: { id, name }, onClose }: Props) {
  const { run } = useTask();
  const hide = () =>
    run(() => hideProductAction({ id }), {
      done: "Product Deleted",
      description: `${name} is no longer on the site.`,
      failed: "Failed to Delete Product",
    });
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
