"use client";

import { type MouseEvent, type ReactNode, useEffect } from "react";
import { LazyDialog, lazy } from "@/components/feedback/lazy-dialog";
import { isPlainClick } from "@/components/navigation/is-plain-click";
import { shelfTitle } from "@/lib/catalog/view";
import { closeProduct, useCatalog } from "./catalog";

/** Loaded when the first product is opened. */
const productDialog = lazy(() => import("./product-dialog").then((file) => file.ProductDialog));

/**
 * The dialog of the product that the address names, over the list. The product the page was rendered for is in the page
 * itself.
 */
export function ProductDialogHost({ looks }: { looks: { ask: string; share: string } }) {
  const { view, inPageProduct } = useCatalog();
  if (!view.product || view.product === inPageProduct) return null;
  return (
    <LazyDialog part={productDialog} onClose={closeProduct}>
      {(ProductDialog) => <ProductDialog key={view.product} id={view.product} looks={looks} />}
    </LazyDialog>
  );
}

/** The product a page was rendered for, above the list until the visitor opens something else. */
export function InPageProduct({ children }: { children: ReactNode }) {
  const { view, inPageProduct } = useCatalog();
  return view.product === inPageProduct ? children : null;
}

type TabTitleProps = {
  /** The title of the whole shelf. */
  shelf: string;
  /** That of the product the page was rendered for, if any. */
  product?: string;
};

/** Keeps the tab's title, which the page was rendered with, true to what is in view. */
export function TabTitle({ shelf, product }: TabTitleProps) {
  const { view, inPageProduct } = useCatalog();
  const title = product && view.product === inPageProduct ? product : shelfTitle(view, shelf);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** The shelf's title: the page's main one, unless that is the name of the product above it. */
export function ShelfTitle({ className, children }: { className: string; children: ReactNode }) {
  const { view, inPageProduct } = useCatalog();
  const Heading = inPageProduct && view.product === inPageProduct ? "h2" : "h1";
  return <Heading className={className}>{children}</Heading>;
}

/** The link from a product's page back to the list. */
export function BackToShelf({ className, children }: { className: string; children: ReactNode }) {
  const { change } = useCatalog();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    change((current) => ({ ...current, product: "" }));
    // The link goes with the product.
    document.getElementById("browse-heading")?.focus({ preventScroll: true });
  };
  return (
    <a href="/inventory" className={className} onClick={onClick}>
      {children}
    </a>
  );
}
