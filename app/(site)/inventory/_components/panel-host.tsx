"use client";

import { lazy, type MouseEvent, type ReactNode, Suspense } from "react";
import { isPlainClick, useCatalogue } from "./catalogue";

/** Fetched with the first product that is opened. */
const ProductDialog = lazy(() =>
  import("./product-dialog").then((file) => ({ default: file.ProductDialog })),
);

/** The panel of the product in the address, over the list. The product the page was made for stands in the page itself. */
export function PanelHost({ inPage, looks }: { inPage: string; looks: { ask: string; share: string } }) {
  const { view } = useCatalogue();
  if (!view.product || view.product === inPage) return null;
  return (
    <Suspense>
      <ProductDialog key={view.product} id={view.product} looks={looks} />
    </Suspense>
  );
}

/** The product a page was made for, above the list, until something else is looked at. */
export function InPageProduct({ id, children }: { id: string; children: ReactNode }) {
  const { view } = useCatalogue();
  return view.product === id ? children : null;
}

/** Leads from a product's page back to the list. */
export function BackToShelf({ className, children }: { className: string; children: ReactNode }) {
  const { change } = useCatalogue();
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
