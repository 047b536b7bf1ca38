"use client";

import type { MouseEvent } from "react";
import { isPlainClick } from "@/components/navigation/is-plain-click";
import { ProductCard } from "@/components/product/product-card";
import type { ProductCardView } from "@/lib/catalog/product-card";
import { useCatalog } from "./catalog";

/** A product of the list: its link leads to a page of its own, a click opens the dialog over the list. */
export function ProductTile({ product }: { product: ProductCardView }) {
  const { view, change } = useCatalog();
  const onOpen = (event: MouseEvent) => {
    // The product of the page itself has no dialog: its link leads up to it.
    if (!isPlainClick(event) || view.product === product.id) return;
    event.preventDefault();
    change((current) => ({ ...current, product: product.id }));
  };
  return <ProductCard product={product} onOpen={onOpen} />;
}
