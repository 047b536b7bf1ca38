"use client";

import type { MouseEvent } from "react";
import { isPlainClick } from "@/components/navigation/is-plain-click";
import { ProductCard } from "@/components/product/product-card";
import type { ProductCardView } from "@/lib/catalog/product-card";
import { useCatalog } from "./catalog";

/** A product of the list: its link leads to a page of its own, a click opens the dialog over the list. */
export function ProductTile({ product }: { product: ProductCardView }) {
  const { view, inPageProduct, change } = useCatalog();
  const onOpen = (event: MouseEvent) => {
    const isInPage = view.product === product.id && product.id === inPageProduct;
    // The link of the page's own product leads up to it.
    if (!isPlainClick(event) || isInPage) return;
    event.preventDefault();
    change((current) => ({ ...current, product: product.id }));
  };
  return <ProductCard product={product} onOpen={onOpen} />;
}
