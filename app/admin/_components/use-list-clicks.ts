import { useRouter } from "next/navigation";
import { type MouseEvent, useEffect, useRef } from "react";
import { isPlainClick } from "@/components/navigation/is-plain-click";
import { askLink, useListTransition } from "./use-list-address";

function toggleRow(button: Element): void {
  const isOpen = button.closest("[data-row]")?.toggleAttribute("data-open") ?? false;
  button.setAttribute("aria-expanded", String(isOpen));
}

/**
 * Returns the click handler of the page's content: it follows the links of lists without loading the page, and shows
 * and hides the rest of a row on a phone. One handler for the plain elements of all rows.
 */
export function useListClicks(): (event: MouseEvent) => void {
  const router = useRouter();
  const [isPending, startTransition] = useListTransition();
  const followed = useRef<Element>(null);

  // Rows are plain elements, which React does not render again: the sign that a tap was taken is set by hand.
  const mark = (link: Element | null) => {
    followed.current?.removeAttribute("aria-busy");
    link?.setAttribute("aria-busy", "true");
    followed.current = link;
  };
  useEffect(() => {
    if (!isPending) mark(null);
  });

  return (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>("a[data-list-link]");
    if (link) {
      event.preventDefault();
      const href = askLink(link);
      mark(link);
      // A panel opens over the list, which stays where it was scrolled to.
      const scroll = link.pathname !== window.location.pathname;
      startTransition(() => router.push(href, { scroll }));
      return;
    }
    const toggle = event.target.closest("[data-row-toggle]");
    if (toggle) toggleRow(toggle);
  };
}
