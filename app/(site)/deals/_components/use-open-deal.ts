import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { leaveDialog, pushDialog } from "@/components/browser/dialog-history";
import { dealAnchor } from "@/lib/deals/anchor";
import type { DealCardView } from "@/lib/deals/deal-card";
import { dealState, isOff } from "@/lib/deals/state";

/** The part of the address that names a deal. */
const hashOf = (id: string) => `#${dealAnchor(id)}`;

type OpenDeal = {
  /** Stays the last one while the dialog is closed. */
  opened: DealCardView | null;
  dialog: RefObject<HTMLDialogElement | null>;
  open: (deal: DealCardView) => void;
  /** To be called when the dialog has closed. */
  onClose: () => void;
};

/** The deal whose details are open. It is in the address, so that Back closes it and a reload opens it again. */
export function useOpenDeal(deals: readonly DealCardView[]): OpenDeal {
  const [opened, setOpened] = useState<DealCardView | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const follow = useCallback(() => {
    const deal = deals.find(({ id }) => hashOf(id) === window.location.hash);
    if (deal && !isOff(dealState(deal, Date.now()))) {
      setOpened(deal);
      if (!dialog.current?.open) dialog.current?.showModal();
    } else dialog.current?.close();
  }, [deals]);
  useEffect(() => {
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [follow]);
  const open = (deal: DealCardView) => {
    pushDialog(hashOf(deal.id));
    follow();
  };
  const onClose = () => {
    // The event comes late: Forward may have opened the dialog again in the meantime.
    if (dialog.current?.open) return;
    if (opened && window.location.hash === hashOf(opened.id)) leaveDialog(window.location.pathname);
  };
  return { opened, dialog, open, onClose };
}
