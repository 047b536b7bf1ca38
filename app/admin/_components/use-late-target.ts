import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { hashTarget } from "@/components/navigation/hash-target";
import { SCREEN_WAIT_MS } from "./screen-wait";

const scrollToTarget = (): boolean => {
  const target = hashTarget();
  target?.scrollIntoView();
  return target !== null;
};

/**
 * Scrolls to what the address's hash names once it is there. The router looks for it when a screen's placeholder
 * appears, and does not look again.
 */
export function useLateTarget(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason to look again.
  useEffect(() => {
    if (window.location.hash === "" || scrollToTarget()) return;
    const observer = new MutationObserver(() => scrollToTarget() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    // Later the reader may have scrolled.
    const timer = setTimeout(() => observer.disconnect(), SCREEN_WAIT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
}
