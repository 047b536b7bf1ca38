"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onToastsWaiting, type ToastMessage, takeToasts } from "@/components/feedback/toast";
import { useIsBackOffice } from "@/components/navigation/use-is-back-office";

export const loadToaster = () => import("@/components/ui/sonner");

/**
 * Loads the toaster with the first toast; it then takes the queued toasts itself. Offline that import fails, and a lost
 * connection is often what the toast is about, so the newest one is then rendered plainly.
 */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState<ToastMessage | null>(null);
  useEffect(
    () =>
      onToastsWaiting(async () => {
        try {
          const { Toaster: Loaded } = await loadToaster();
          setToaster(() => Loaded);
        } catch {
          const newest = takeToasts().at(-1);
          if (newest) setPlain(newest);
        }
      }),
    [],
  );
  return (
    // A dialog hides what is beside it from screen readers, except live regions: without the attribute, whose value
    // means none, a toast that comes after the dialog would be hidden with this element.
    <div id="toasts" aria-live="off" className="contents">
      {Toaster ? <Toaster /> : plain && <PlainToast message={plain} onClose={() => setPlain(null)} />}
    </div>
  );
}

/** In the place of the toaster's own toasts (components/ui/sonner.tsx). */
function PlainToast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const isBackOffice = useIsBackOffice();
  return (
    <div
      role="alert"
      className={`fixed inset-x-3 bottom-[calc(0.75rem+var(--reach-bar)+var(--cookie-banner))] z-50 grid gap-1 rounded-xl border border-border-strong bg-popover p-4 text-popover-foreground shadow-overlay sm:w-96 ${isBackOffice ? "max-sm:top-19 max-sm:bottom-auto sm:right-auto" : "sm:left-auto"}`}
    >
      <p className="font-semibold">{message.title}</p>
      <p>{message.description}</p>
      <button
        type="button"
        onClick={onClose}
        className="min-h-11 justify-self-start font-semibold underline underline-offset-4"
      >
        Close notification
      </button>
    </div>
  );
}
