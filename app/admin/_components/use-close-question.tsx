import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { type OfScreen, useLeaveQuestion } from "./use-unsaved";

const TYPED = {
  title: "Discard what you typed?",
  text: "It has not been saved.",
  keepLabel: "Keep editing",
};

type Options = OfScreen & {
  /** True when closing would lose something typed or a request in progress. */
  isDirty: boolean;
  /** Nothing closes while a submission is pending. */
  isPending?: boolean;
  /** True for a panel with an address of its own, which following a link from within it replaces. */
  isClosedByLinks?: boolean;
  words?: typeof TYPED;
  /** Empties a form that is on the screen itself. */
  onClose: () => void;
};

/** Closes a dialog or a panel, after a question when that would lose something. The question is rendered inside it. */
export function useCloseQuestion(options: Options): { close: () => void; question: ReactNode } {
  const { isDirty, isPending = false, isClosedByLinks = false, words = TYPED, onClose } = options;
  const [leaving, setLeaving] = useState<{ then?: () => void } | null>(null);
  const ask = (then?: () => void) => {
    if (isPending) return;
    if (isDirty) setLeaving({ then });
    else onClose();
  };
  useLeaveQuestion(isDirty, ask, options);
  const next = useRef<() => void>(undefined);
  const discard = () => {
    next.current = leaving?.then;
    if (!next.current || !isClosedByLinks) onClose();
  };
  // Called once the question is gone, because it would take the focus from what `then` opens.
  const goOn = () => {
    next.current?.();
    next.current = undefined;
  };
  const question = (
    <ConfirmDialog
      isOpen={leaving !== null}
      onClose={() => setLeaving(null)}
      title={words.title}
      confirmLabel="Discard"
      pendingLabel="Discard"
      cancelLabel={words.keepLabel}
      onConfirm={async () => {
        discard();
        return true;
      }}
      onClosed={goOn}
    >
      {words.text}
    </ConfirmDialog>
  );
  return { close: () => ask(), question };
}
