import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isPlainClick } from "@/components/navigation/is-plain-click";
import { askBeforeGoingTo } from "./use-unsaved";

/** False for a download, another tab, another program, and a part of the page that is shown. */
const leadsAway = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  link.target === "" &&
  !link.hasAttribute("download") &&
  link.pathname + link.search !== window.location.pathname + window.location.search;

/** A link that would lose something unsaved is followed after a question. One listener, so that no link lacks it. */
export function useLinkQuestion(): void {
  const router = useRouter();
  useEffect(() => {
    let isAnswered = false;
    const onClick = (event: MouseEvent) => {
      if (isAnswered || !isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[href]");
      if (!link || !leadsAway(link)) return;
      const follow = () => {
        // The dialog or sidebar it was in may have closed.
        if (!link.isConnected) return router.push(link.href);
        isAnswered = true;
        link.click();
        isAnswered = false;
      };
      if (askBeforeGoingTo(new URL(link.href), follow)) event.preventDefault();
    };
    // Ahead of React's own listeners, in which links are followed.
    window.addEventListener("click", onClick, true);
    return () => window.removeEventListener("click", onClick, true);
  }, [router]);
}
