import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useTransition } from "react";
import { hrefOf } from "@/lib/href";
import { onTopOf } from "./on-top-of";

/** Whether an address becomes a history entry of its own, or takes the place of the one that is shown. */
type How = "push" | "replace";

/** The parameters of a change that is not shown yet; null when none is pending. */
let asked: { params: URLSearchParams; how: How } | null = null;

/**
 * Clears the pending change when an address arrives; called in the frame, because not every screen has a search box.
 */
export function useArrivals(): void {
  const pathname = usePathname();
  const params = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason to forget.
  useEffect(() => {
    asked = null;
  }, [pathname, params]);
}

/** The address to follow for a link in a list, on top of a pending change of the same list. */
export function askLink(link: HTMLAnchorElement): string {
  const own = new URLSearchParams(link.search);
  if (link.pathname !== window.location.pathname) return hrefOf(link.pathname, own) + link.hash;
  const next = asked ? onTopOf(asked.params, own, link.dataset.listLink ?? "") : own;
  asked = { params: next, how: "push" };
  return hrefOf(link.pathname, next) + link.hash;
}

/**
 * True while a change to another list is pending than the one with these parameters, whose page links are then out of
 * date.
 */
export const isOtherListAsked = (shown: URLSearchParams): boolean =>
  asked !== null && asked.params.toString() !== shown.toString();

/**
 * The address of a list, which holds its filters and order. Each change builds on the pending one, so that two changes
 * on a slow connection do not undo each other, and returns to the first page.
 */
export function useListAddress() {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [isPending, startTransition] = useTransition();

  const change = (param: string, value: string, how: How = "push") => {
    const next = new URLSearchParams(asked?.params ?? params);
    next.delete("page");
    if (value) next.set(param, value);
    else next.delete(param);
    // A pending history entry is never added once another address is requested, so this change adds it instead.
    const entry = asked?.how === "push" ? "push" : how;
    asked = { params: next, how: entry };
    startTransition(() => router[entry](hrefOf(pathname, next), { scroll: false }));
  };
  return { params, isPending, change };
}
