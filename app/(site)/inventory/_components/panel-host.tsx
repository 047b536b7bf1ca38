"use client";

import { lazy, type MouseEvent, type ReactNode, Suspense } from "react";
import { isPlainClick, useCatalog } from "./catalog";

/** Loaded when the first product is opened. */
const ProductDialog = lazy(() =>
  import("./product-dialog").then((file) => ({ default: file.ProductDialog })),
);

/**
 * The panel of the product that the address names, over the list. The product the page was rendered for is in the page
 * itself.
 */
export function PanelHost({ inPage, looks }: { inPage: string; looks: { ask: string; share: string } }) {
  const { view } = useCatalog();
  if (!view.product || view.product === inPage) return null;
  return (
    <Suspense>
      <ProductDialog key={view.product} id={view.product} looks={looks} />
    </Suspense>
  );
}

/** The product a page was rendered for, above the list, until the visitor opens something else. */
export function InPageProduct({ id, children }: { id: string; children: ReactNode }) {
  const { view } = useCatalog();
  return view.product === id ? children : null;
}

/** The link from a product's page back to the list. */
export function BackToShelf({ className, children }: { className: string; children: ReactNode }) {
  const { change } = useCatalog();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    change((current) => ({ ...current, product: "" }));
  };
  return (
    <a href="/inventory" className={className} onClick={onClick}>
      {children}
    </a>
  );
}
