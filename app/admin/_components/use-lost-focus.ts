import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { focusFallback } from "./use-focus-return";

/**
 * Gives the focus to what stays when the link that had it went with what it stood in, such as an empty list, so that
 * the keyboard does not start again at the sidebar.
 */
export function useLostFocus(): void {
  const pathname = usePathname();
  const params = useSearchParams();
  const held = useRef<Element>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      held.current = target instanceof Element ? target : null;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason to look.
  useEffect(() => {
    if (!held.current || held.current.isConnected || document.activeElement !== document.body) return;
    focusFallback()?.focus({ preventScroll: true });
  }, [pathname, params]);
}
