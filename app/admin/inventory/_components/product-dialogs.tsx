"use client";

import dynamic from "next/dynamic";
import { type MouseEvent, type ReactNode, useState } from "react";
import { DialogBoundary } from "@/app/admin/_components/dialog-boundary";
import type { EditableProduct } from "./editable-product";

const EditProductDialog = dynamic(() =>
  import("./edit-product-dialog").then((file) => file.EditProductDialog),
);
const HideProductDialog = dynamic(() =>
  import("./hide-product-dialog").then((file) => file.HideProductDialog),
);

type Opened = { product: EditableProduct; dialog: string };

/**
 * Opens the dialogs of Edit and Delete for what is inside: plain buttons whose `data-dialog` says which and whose value
 * is the product's id. The dialogs are loaded with the first click.
 */
export function ProductDialogs({ products, children }: { products: EditableProduct[]; children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const listed = products.find(({ id }) => id === opened?.product.id);
  // A change may take the product out of the list, which is no reason to close its dialog.
  const product = listed ?? opened?.product;
  const close = () => setOpened(null);
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>("button[data-dialog]");
    const pressed = button && products.find(({ id }) => id === button.value);
    if (pressed) setOpened({ product: pressed, dialog: button.dataset.dialog ?? "" });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons inside arrive as clicks
    <div role="presentation" onClick={onClick}>
      {children}
      <DialogBoundary>
        {product && opened?.dialog === "edit" && <EditProductDialog product={product} onClose={close} />}
        {product && opened?.dialog === "delete" && <HideProductDialog product={product} onClose={close} />}
      </DialogBoundary>
    </div>
  );
}
