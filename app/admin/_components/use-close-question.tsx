import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { useLeaveQuestion } from "./use-unsaved";

type Options = {
  /** Something was typed, or is on its way, that closing would lose. */
  isDirty: boolean;
  /** While a submission is pending nothing closes. */
  isPending?: boolean;
  /** It is in a form on the screen itself, which `onClose` empties. */
  isOfScreen?: boolean;
  onClose: () => void;
};

/** Closes a dialog or a panel, after a question when that would lose something. The question is rendered inside it. */
export function useCloseQuestion({ isDirty, isPending = false, isOfScreen, onClose }: Options): {
  close: () => void;
  question: ReactNode;
} {
  const [leaving, setLeaving] = useState<{ then?: () => void } | null>(null);
  const ask = (then?: () => void) => {
    if (isPending) return;
    if (isDirty) setLeaving({ then });
    else onClose();
  };
  useLeaveQuestion(isDirty, ask, isOfScreen);
  const next = useRef<() => void>(undefined);
  const discard = () => {
    onClose();
    next.current = leaving?.then;
  };
  // Not earlier: the question would take the focus from what it opens.
  const goOn = () => {
    next.current?.();
    next.current = undefined;
  };
  const question = (
    <DiscardQuestion
      isOpen={leaving !== null}
      onKeep={() => setLeaving(null)}
      onDiscard={discard}
      onClosed={goOn}
    />
  );
  return { close: () => ask(), question };
}

type QuestionProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void; onClosed?: () => void };

/** Asks before something typed is lost. */
export function DiscardQuestion({ isOpen, onKeep, onDiscard, onClosed }: QuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onKeep}
      title="Discard what you typed?"
      confirmLabel="Discard"
      pendingLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={async () => {
        onDiscard();
        return true;
      }}
      onClosed={onClosed}
    >
      It has not been saved.
    </ConfirmDialog>
  );
}
