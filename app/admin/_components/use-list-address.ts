import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useLayoutEffect, useTransition } from "react";
import { hrefOf } from "@/lib/href";
import { onTopOf } from "./on-top-of";

/** Whether an address becomes a history entry of its own, or takes the place of the one that is shown. */
type How = "push" | "replace";

/** The parameters of a change that is not shown yet; null when none is pending. */
let pendingChange: { params: URLSearchParams; how: How } | null = null;

/**
 * The transition in which a change of a list is shown. The pending change is cleared when it ends: with the address
 * that was asked for, or with one that took its place, which may be the address that is shown already.
 */
export function useListTransition() {
  const transition = useTransition();
  const [isPending] = transition;
  // Not in useEffect, which may run after the next change was asked for.
  useLayoutEffect(() => {
    if (!isPending) return;
    return () => {
      pendingChange = null;
    };
  }, [isPending]);
  return transition;
}

/** The address to follow for a link in a list, on top of a pending change of the same list. */
export function askLink(link: HTMLAnchorElement): string {
  const own = new URLSearchParams(link.search);
  if (link.pathname !== window.location.pathname) return hrefOf(link.pathname, own) + link.hash;
  const next = pendingChange ? onTopOf(pendingChange.params, own, link.dataset.listLink ?? "") : own;
  pendingChange = { params: next, how: "push" };
  return hrefOf(link.pathname, next) + link.hash;
}

/**
 * True while a change to another list is pending than the one with these parameters, whose page links are then out of
 * date.
 */
export const isOtherListPending = (shown: URLSearchParams): boolean =>
  pendingChange !== null && pendingChange.params.toString() !== shown.toString();

/**
 * The address of a list, which holds its filters and order. Each change builds on the pending one, so that two changes
 * on a slow connection do not undo each other, and returns to the first page.
 */
export function useListAddress() {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [isPending, startTransition] = useListTransition();

  const change = (param: string, value: string, how: How = "push") => {
    const next = new URLSearchParams(pendingChange?.params ?? params);
    next.delete("page");
    if (value) next.set(param, value);
    else next.delete(param);
    // A pending history entry is never added once another address is requested, so this change adds it instead.
    const entry = pendingChange?.how === "push" ? "push" : how;
    pendingChange = { params: next, how: entry };
    startTransition(() => router[entry](hrefOf(pathname, next), { scroll: false }));
  };
  return { params, isPending, change };
}
