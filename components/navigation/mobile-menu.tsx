"use client";

import { usePathname } from "next/navigation";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { isBackdropClick } from "@/components/browser/is-backdrop-click";
import { CloseIcon, MenuIcon } from "@/components/illustrations/icons";

/** The header's links on small screens, in a native modal dialog, so focus stays in it and Escape closes it. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();
  const close = () => dialog.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to close.
  useEffect(() => {
    dialog.current?.close();
  }, [pathname]);

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    const isLink = event.target instanceof Element && event.target.closest("a");
    if (isBackdropClick(event) || isLink) close();
  }

  return (
    // Only the button goes where the links have room: hidden while open, the menu would still block the page.
    <div className="lg:contents">
      <button
        type="button"
        aria-haspopup="dialog"
        className="grid size-11 place-items-center rounded-md hover:bg-accent noscript:hidden lg:hidden"
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon className="size-6" />
        <span className="sr-only">Open menu</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: closes on a click beside the menu or on a link; keys have Escape and Enter. */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClick={onClick}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[86vw] border-glass-line border-l bg-popover text-popover-foreground shadow-overlay backdrop:bg-overlay open:animate-in-right"
      >
        <div className="flex h-full flex-col overflow-y-auto p-4">
          <button
            type="button"
            className="grid size-11 place-items-center self-end rounded-md hover:bg-accent"
            // It lies where the button that opens the menu does, under the second click of a double click.
            onClick={({ detail }) => detail < 2 && close()}
          >
            <CloseIcon className="size-6" />
            <span className="sr-only">Close menu</span>
          </button>
          {children}
        </div>
      </dialog>
    </div>
  );
}
