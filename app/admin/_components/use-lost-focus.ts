import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { watchScreen } from "./screen-wait";
import { focusFallback } from "./use-focus-return";

/** Where the focus was when staff left for a page without the frame, such as a sheet to print. */
let leftFrom: { pathname: string; href: string | null } | null = null;

/**
 * Gives the focus to what stays when the link that had it went with what it stood in, such as an empty list, or when
 * staff come back from a page outside the back office: to the link by which they left once the screen shows it, or
 * else to the page. The keyboard does not start again at the sidebar.
 */
export function useLostFocus(): void {
  const pathname = usePathname();
  const params = useSearchParams();
  const held = useRef<Element>(null);
  // Ended before the page that follows takes the focus.
  useLayoutEffect(() => {
    let heldOn = "";
    const onFocus = ({ target }: FocusEvent) => {
      held.current = target instanceof Element ? target : null;
      heldOn = window.location.pathname;
    };
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("focusin", onFocus);
      const href = held.current?.getAttribute("href") ?? null;
      if (held.current) leftFrom = { pathname: heldOn, href };
    };
  }, []);
  useEffect(focusWhereLeft, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason to look.
  useEffect(() => {
    if (!held.current || held.current.isConnected || document.activeElement !== document.body) return;
    focusFallback()?.focus({ preventScroll: true });
  }, [pathname, params]);
}

/** With these the reader has taken the focus over. */
const ACTS = ["pointerdown", "keydown"] as const;

/** Nothing that staff have chosen since they came has the focus: the page has it, or a panel that has just opened. */
const isUnclaimed = (focused: Element | null): boolean =>
  focused === null || focused.matches('body, #main, [role$="dialog"]');

function focusWhereLeft() {
  const left = leftFrom;
  leftFrom = null;
  if (!left || document.activeElement !== document.body) return;
  focusFallback()?.focus({ preventScroll: true });
  if (left.href === null || left.pathname !== window.location.pathname) return;
  const link = `a[href="${CSS.escape(left.href)}"]`;
  const focusLink = () => {
    if (!isUnclaimed(document.activeElement)) return;
    document.querySelector<HTMLElement>(link)?.focus({ preventScroll: true });
  };
  focusLink();
  // The screen may come late, and be hidden once more while it is read anew.
  const stop = watchScreen(focusLink);
  const end = () => {
    stop();
    for (const act of ACTS) document.removeEventListener(act, end);
  };
  for (const act of ACTS) document.addEventListener(act, end);
  return end;
}
