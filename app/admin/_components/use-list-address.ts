import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useTransition } from "react";
import { hrefOf } from "@/lib/href";
import { onTopOf } from "./on-top-of";

/** Whether an address becomes a history entry of its own, or takes the place of the one that is shown. */
type How = "push" | "replace";

/** The parameters that were asked for last and are not shown yet; null when nothing is on its way. */
let asked: { params: URLSearchParams; how: How } | null = null;

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
  const next = asked ? onTopOf(asked.params, own, link.dataset.listLink ?? "") : own;
  asked = { params: next, how: "push" };
  return hrefOf(link.pathname, next) + link.hash;
}

/** True while another list was asked for than the one with these parameters, whose pages are then no longer meant. */
export const isOtherListAsked = (shown: URLSearchParams): boolean =>
  asked !== null && asked.params.toString() !== shown.toString();

/**
 * The address of a list, which says what is shown and in which order. Each change builds on the last one asked for, so
 * that two of them on a slow line do not undo each other, and returns to the first page.
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
    // An entry that is not there yet is never added once another address is asked for: then this one adds it.
    const entry = asked?.how === "push" ? "push" : how;
    asked = { params: next, how: entry };
    startTransition(() => router[entry](hrefOf(pathname, next), { scroll: false }));
  };
  return { params, isPending, change };
}
