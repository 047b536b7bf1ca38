"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onToastsWaiting } from "@/components/feedback/toast";

/** Waits for the first toast and then loads the toaster, which takes the waiting ones itself. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onToastsWaiting(async () => {
        const { Toaster: Loaded } = await import("@/components/ui/sonner");
        setToaster(() => Loaded);
      }),
    [],
  );
  return Toaster ? <Toaster /> : null;
}
