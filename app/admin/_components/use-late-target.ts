import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { hashTarget } from "@/components/navigation/hash-target";
import { watchScreen } from "./screen-wait";

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
    // No longer than a screen takes: later the reader may have scrolled.
    const stop = watchScreen(() => scrollToTarget() && stop());
    return stop;
  }, [pathname]);
}
