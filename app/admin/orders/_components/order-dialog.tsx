"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { Dialog, DialogContent } from "@/components/ui/dialog";

/** The dialog itself, not the first thing in it: that is a table which takes focus only to be scrolled. */
function focusDialog(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** The dialog is part of the address: it can be shared, and closing it takes it out again. */
export function OrderDialog({ children }: { children: ReactNode }) {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete("order");
    router.push(next.size > 0 ? `${pathname}?${next}` : pathname, { scroll: false });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        className="max-w-2xl grid-cols-[minmax(0,1fr)] outline-none"
        onOpenAutoFocus={focusDialog}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
