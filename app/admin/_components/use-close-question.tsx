import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { type OfScreen, useLeaveQuestion } from "./use-unsaved";

const TYPED = {
  title: "Discard what you typed?",
  text: "It has not been saved.",
  keepLabel: "Keep editing",
};

type Options = OfScreen & {
  /** Something was typed, or is on its way, that closing would lose. */
  isDirty: boolean;
  /** While a submission is pending nothing closes. */
  isPending?: boolean;
  /** It has an address of its own, which a link followed from within it replaces. */
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
  // Not earlier: the question would take the focus from what it opens.
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
