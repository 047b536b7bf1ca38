"use client";

import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { type Lazy, LazyDialog, lazy } from "@/components/feedback/lazy-dialog";
import type { EditableProduct } from "./editable-product";

type DialogProps = { product: EditableProduct; onClose: () => void };

const DIALOGS: Readonly<Record<string, Lazy<ComponentType<DialogProps>>>> = {
  edit: lazy(() => import("./edit-product-dialog").then((file) => file.EditProductDialog)),
  delete: lazy(() => import("./hide-product-dialog").then((file) => file.HideProductDialog)),
};

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
  const dialog = DIALOGS[opened?.dialog ?? ""];
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
      {product && dialog && (
        <LazyDialog part={dialog} onClose={close}>
          {(ProductDialog) => <ProductDialog product={product} onClose={close} />}
        </LazyDialog>
      )}
    </div>
  );
}
