"use client";

import { type ReactNode, useRef } from "react";
import { inactive } from "@/components/controls/inactive";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { DialogFooter, DialogHeader } from "@/components/ui/dialog";
import { useCall } from "./use-call";
import { useFocusReturn } from "./use-focus-return";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** The button's label while the work is pending, such as "Deleting..." */
  pendingLabel: string;
  cancelLabel?: string;
  /** The dialog stays open until this resolves, to whether it should close. */
  onConfirm: () => Promise<boolean>;
  /** Once it is gone and has given the focus back. */
  onClosed?: () => void;
};

/**
 * Asks before an action that cannot be undone. Cancel has the initial focus. After the action the focus goes to the
 * panel or page, because the row or button the question came from may be gone.
 */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  children,
  confirmLabel,
  pendingLabel,
  cancelLabel = "Cancel",
  onConfirm,
  onClosed,
}: Props) {
  const { isPending, call } = useCall();
  const opener = useRef<Element>(null);
  const focusReturn = useFocusReturn(opener);
  const confirm = async () => {
    if (!(await call(onConfirm))) return;
    opener.current = null;
    onClose();
  };
  const leaveFocus = (event: Event) => {
    focusReturn.onCloseAutoFocus(event);
    onClosed?.();
  };
  return (
    <AlertDialog open={isOpen} onOpenChange={(open) => !open && !isPending && onClose()}>
      <AlertDialogContent onOpenAutoFocus={focusReturn.onOpenAutoFocus} onCloseAutoFocus={leaveFocus}>
        <DialogHeader>
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription>{children}</AlertDialogDescription>
        </DialogHeader>
        <DialogFooter>
          <AlertDialogCancel {...(isPending ? inactive : {})}>{cancelLabel}</AlertDialogCancel>
          <Button variant="destructive" isInactive={isPending} aria-busy={isPending} onClick={confirm}>
            {isPending ? pendingLabel : confirmLabel}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
