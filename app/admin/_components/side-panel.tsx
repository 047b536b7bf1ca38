"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Sheet, SheetContent } from "@/components/ui/sheet";
import { cn } from "@/lib/cn";
import { hrefOf } from "@/lib/href";
import { emptySearch } from "./empty-search";
import { type PanelName, panelKeys } from "./panel-keys";
import { panelOpener, returnTo } from "./panel-opener";
import { useCloseQuestion } from "./use-close-question";
import { useFocusReturn } from "./use-focus-return";
import { UnsavedForms } from "./use-unsaved";

type Props = { name: PanelName; isWide?: boolean; children: ReactNode };

/**
 * A panel beside the list it was opened from, with an address of its own: it can be shared, and Back closes it. Closing
 * it asks the server nothing, so that it works at once and without a connection. One that was opened from another screen
 * closes to that screen.
 * `SidePanelHeading` in its content names it. It asks before it closes over a form that uses `useUnsaved`.
 */
export function SidePanel({ name, isWide = false, children }: Props) {
  const pathname = usePathname();
  const params = useSearchParams();
  const focusReturn = useFocusReturn();
  const [count, setCount] = useState(0);
  const router = useRouter();
  const keys = [name, ...panelKeys[name]];
  const isOpen = keys.some((key) => params.has(key));
  const left = useRef<ReactNode>(null);
  const shown = useRef(children);

  // Reloads a panel that is opened again, because the content in the router's cache may be out of date.
  useEffect(() => {
    if (!isOpen || left.current === null) return;
    if (left.current === children) router.refresh();
    left.current = null;
  }, [isOpen, children, router]);

  const content = useRef<HTMLDivElement>(null);
  const shownAt = JSON.stringify(keys.map((key) => params.get(key)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another address shows is read from its beginning.
  useLayoutEffect(() => {
    // One that closes fades out as it is.
    if (isOpen) content.current?.scrollTo({ top: 0, behavior: "instant" });
  }, [shownAt]);

  const leave = () => {
    const opener = panelOpener(keys);
    // What was changed here brought other content along, and the other screen may show it as it was.
    if (opener) return returnTo(opener, () => shown.current !== children && router.refresh());
    left.current = children;
    // The screen behind it stays as it is.
    const next = new URLSearchParams(params);
    for (const key of keys) next.delete(key);
    window.history.pushState(null, "", hrefOf(pathname, next));
  };
  const { close, question } = useCloseQuestion({ isDirty: count > 0, isClosedByLinks: true, onClose: leave });
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && close()}>
      <SheetContent
        ref={content}
        data-side-panel=""
        className={cn(
          // The heading stays in view, and what has the focus must not lie under it (WCAG 2.4.11).
          "w-full max-w-full short:scroll-pt-2 scroll-pt-32 gap-0 outline-none sm:w-[34rem]",
          isWide && "sm:w-[min(60rem,92vw)]",
        )}
        onEscapeKeyDown={emptySearch}
        onOpenAutoFocus={(event) => {
          // Focuses the panel itself, not its first control, which may be far down.
          focusReturn.onOpenAutoFocus();
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onCloseAutoFocus={focusReturn.onCloseAutoFocus}
      >
        <UnsavedForms value={{ count, setCount }}>{children}</UnsavedForms>
        {question}
      </SheetContent>
    </Sheet>
  );
}
