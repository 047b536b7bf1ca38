"use client";

import { type MouseEvent, useEffect, useRef, useState } from "react";
import { ANSWER_TIMEOUT_MS, fetchWithin } from "@/components/api-client/fetch-within";
import { isBackdropClick } from "@/components/browser/is-backdrop-click";
import { CloseIcon } from "@/components/illustrations/icons";
import { isPlainClick } from "@/components/navigation/is-plain-click";
import { ProductDetails } from "@/components/product/product-details";
import type { ProductDetailsView } from "@/lib/catalog/product-details";
import { readView, UNKNOWN_PRODUCT } from "@/lib/catalog/view";
import type { api } from "@/lib/routes";
import { closeProduct, useCatalog } from "./catalog";

/** Type-checked against lib/routes without loading that module in the browser. */
const productPath = (id: string): ReturnType<typeof api.product> => `/api/products/${id}`;
const UNREAD = "The product did not load. Check your connection and try again.";
const NOT_FOUND = 404;

/** Products loaded in this tab, so that Back and reopening need no request. */
const kept = new Map<string, ProductDetailsView>();
const MAX_KEPT = 50;

async function read(id: string, signal: AbortSignal): Promise<ProductDetailsView> {
  const response = await fetchWithin(ANSWER_TIMEOUT_MS, productPath(id), { signal });
  if (response.status === NOT_FOUND) throw new Error(UNKNOWN_PRODUCT);
  if (!response.ok) throw new Error(UNREAD);
  const product: ProductDetailsView = await response.json();
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(id, product);
  return product;
}

type Loaded = { product: ProductDetailsView | null; problem: string | null; retry: () => void };

function useProduct(id: string): Loaded {
  const [product, setProduct] = useState(kept.get(id) ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (product || problem) return;
    const stop = new AbortController();
    const { signal } = stop;
    read(id, signal).then(
      (found) => signal.aborted || setProduct(found),
      (error: Error) =>
        signal.aborted || setProblem(error.message === UNKNOWN_PRODUCT ? UNKNOWN_PRODUCT : UNREAD),
    );
    return () => stop.abort();
  }, [id, product, problem]);
  return { product, problem, retry: () => setProblem(null) };
}

/** The dialog of one product, over the list, at the product's address. Back, Escape and a click outside close it. */
export function ProductDialog({ id, looks }: { id: string; looks: { ask: string; share: string } }) {
  const { found, change } = useCatalog();
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { product, problem, retry } = useProduct(id);
  const isClosing = useRef(false);
  const close = () => {
    if (isClosing.current) return;
    isClosing.current = true;
    closeProduct();
  };

  const tryAgain = () => {
    // The button goes away, and the focus with it.
    content.current?.focus();
    retry();
  };

  useEffect(() => {
    const opener = document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (isBackdropClick(event)) close();
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/inventory?product="]');
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { product: next } = readView(link.search);
    change((current) => ({ ...current, product: next }));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes on Escape; the click is for pointers.
    <dialog
      ref={dialog}
      // It is read out as the dialog opens, which is before the product is loaded.
      aria-label={product?.name ?? found?.cards.find((card) => card.id === id)?.name ?? "Product"}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      className="product-dialog m-auto max-h-[calc(100dvh-1rem)] w-[min(60rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-2xl border bg-popover p-0 text-popover-foreground shadow-overlay backdrop:bg-overlay"
    >
      <div className="sticky top-0 z-10 flex justify-end bg-linear-to-b from-popover p-2">
        <button
          type="button"
          onClick={close}
          className="grid size-11 place-items-center rounded-full border bg-card hover:bg-accent"
        >
          <CloseIcon className="size-5" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <div ref={content} tabIndex={-1} className="-mt-9 p-4 outline-none sm:p-7">
        {product && <ProductDetails product={product} looks={looks} headingLevel="h2" />}
        {problem && <Problem problem={problem} retry={tryAgain} look={looks.share} />}
        {!product && !problem && <Skeleton />}
      </div>
    </dialog>
  );
}

function Problem({ problem, retry, look }: { problem: string; retry: () => void; look: string }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-10">
      <p>{problem}</p>
      {problem !== UNKNOWN_PRODUCT && (
        <button type="button" className={look} onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

function Skeleton() {
  const bar = "animate-breathe rounded-md bg-muted";
  return (
    <div aria-hidden="true" className="grid gap-6 md:grid-cols-2 md:gap-8">
      <div className={`${bar} aspect-4/3`} />
      <div className="grid content-start gap-3">
        <div className={`${bar} h-8 w-11/12`} />
        <div className={`${bar} h-6 w-1/3`} />
        <div className={`${bar} h-4 w-2/3`} />
        <div className={`${bar} h-24`} />
      </div>
    </div>
  );
}
