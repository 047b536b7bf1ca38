import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useTransition } from "react";
import { onTopOf } from "./on-top-of";
import { hrefOf } from "./read-search";

/** The parameters that were asked for last and are not shown yet; null when nothing is on its way. */
let asked: URLSearchParams | null = null;

/** Forgets what was asked for when an address arrives; in the frame, because not every screen has a search box. */
export function useArrivals(): void {
  const pathname = usePathname();
  const params = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason to forget.
  useEffect(() => {
    asked = null;
  }, [pathname, params]);
}

/** The address of a link of a list that is followed now: it does not undo what was asked of the same list before. */
export function askLink(link: HTMLAnchorElement): string {
  const own = new URLSearchParams(link.search);
  if (link.pathname !== window.location.pathname) return hrefOf(link.pathname, own) + link.hash;
  asked = asked ? onTopOf(asked, own, link.dataset.listLink ?? "") : own;
  return hrefOf(link.pathname, asked) + link.hash;
}

/**
 * The address of a list, which says what is shown and in which order. Each change builds on the last one asked for, so
 * that two of them on a slow line do not undo each other, and returns to the first page.
 */
export function useListAddress() {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [isPending, startTransition] = useTransition();

  const change = (param: string, value: string, how: "push" | "replace" = "push") => {
    const next = new URLSearchParams(asked ?? params);
    next.delete("page");
    if (value) next.set(param, value);
    else next.delete(param);
    asked = next;
    startTransition(() => router[how](hrefOf(pathname, next), { scroll: false }));
  };
  return { params, isPending, change };
}
