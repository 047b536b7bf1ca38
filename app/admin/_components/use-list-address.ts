import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useTransition } from "react";
import { hrefOf } from "./read-search";

/** The parameters that were asked for last and are not shown yet; null when nothing is on its way. */
let asked: URLSearchParams | null = null;

/**
 * The address of a link of the list that is shown, with a search that was typed right before and is on its way: the
 * server wrote the link without it.
 */
export function withAskedSearch(link: HTMLAnchorElement): string {
  if (!asked || link.pathname !== window.location.pathname)
    return `${link.pathname}${link.search}${link.hash}`;
  const next = new URLSearchParams(link.search);
  const q = asked.get("q");
  if (q) next.set("q", q);
  else next.delete("q");
  asked = next;
  return hrefOf(link.pathname, next) + link.hash;
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason to forget.
  useEffect(() => {
    asked = null;
  }, [pathname, params]);

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
