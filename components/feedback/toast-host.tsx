"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onToastsWaiting, type ToastMessage, takeToasts } from "@/components/feedback/toast";
import { useToastPlace } from "@/components/feedback/toast-place";

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

/** Stands where the toaster's own toasts do, on a phone as if no dialog were open. */
function PlainToast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { position, isPhone, offset } = useToastPlace();
  const side = position.endsWith("left") ? "left-3" : "right-3";
  return (
    <div
      role="alert"
      style={offset}
      className={`fixed z-50 grid gap-1 rounded-xl border border-border-strong bg-popover p-4 text-popover-foreground shadow-overlay ${isPhone ? "inset-x-3" : `w-96 ${side}`}`}
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
