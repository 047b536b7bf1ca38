"use client";

import { CloudOff } from "lucide-react";
import { useTheme } from "next-themes";
import { type CSSProperties, type FocusEvent, type PointerEvent, useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { onToastsWaiting, takeToasts } from "@/components/feedback/toast";
import { useToastPlace } from "@/components/feedback/toast-place";
import { useToastTop } from "@/components/feedback/toast-top";

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

const colors = {
  "--normal-bg": "var(--popover)",
  "--normal-text": "var(--popover-foreground)",
  "--normal-border": "var(--border-strong)",
  "--border-radius": "0.875rem",
  "--width": "22.5rem",
} as CSSProperties;

/** The icon of the notice that counts the check-ins which wait to be sent. */
const WAITING = <CloudOff aria-hidden className="size-5 text-primary" />;

function presentWaiting() {
  for (const { title, description, variant } of takeToasts()) {
    // One toast at a time: the newest replaces the one on screen.
    toast.dismiss();
    if (variant === "destructive") toast.error(title, { description });
    else if (variant === "waiting") toast(title, { description, icon: WAITING });
    else toast.success(title, { description });
  }
}

/** sonner pauses its timer only under the pointer, so keyboard focus is forwarded as pointer movement. */
function pauseOnFocus(event: FocusEvent) {
  event.target.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
}

function resumeOnBlur(event: FocusEvent) {
  if (event.currentTarget.contains(event.relatedTarget)) return;
  event.target.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body }));
}

/**
 * sonner dismisses at 45 px, or at less after a flick, and has no setting for it, so a shorter swipe is reported to it
 * as none.
 */
function holdShortSwipe({ target }: PointerEvent) {
  const shown = target instanceof Element ? target.closest<HTMLElement>("[data-sonner-toast]") : null;
  if (!shown) return;
  const swiped = Number.parseFloat(shown.style.getPropertyValue("--swipe-amount-x"));
  if (swiped < SWIPE_THRESHOLD_PX) shown.style.setProperty("--swipe-amount-x", "0px");
}

export function Toaster() {
  const { resolvedTheme } = useTheme();
  const { position, offset } = useToastPlace(useToastTop());
  // The parent's effect runs after the child's, so sonner is subscribed before the first toast is passed on.
  useEffect(() => onToastsWaiting(presentWaiting), []);
  return (
    <div onFocus={pauseOnFocus} onBlur={resumeOnBlur} onPointerUpCapture={holdShortSwipe}>
      <Sonner
        theme={resolvedTheme === "dark" ? "dark" : "light"}
        position={position}
        offset={offset}
        mobileOffset={offset}
        visibleToasts={1}
        duration={DURATION_MS}
        hotkey={["F8"]}
        swipeDirections={["right"]}
        closeButton
        style={colors}
        toastOptions={{
          closeButtonAriaLabel: "Close notification",
          classNames: {
            // A dialog takes the pointer from everything else, also from what lies over it.
            toast: "pointer-events-auto! font-sans! shadow-overlay!",
            title: "text-[0.9375rem]! font-semibold!",
            description: "text-current!",
            // Not text-info: sonner has a blue of its own under the name of that token.
            success: "[&_[data-icon]]:text-(--info)!",
            error: "border-transparent! bg-destructive! text-destructive-foreground!",
            closeButton: "size-7! border-border-strong! bg-popover! text-popover-foreground!",
          },
        }}
      />
    </div>
  );
}
