import { type ReactNode, useState } from "react";
import { showToast } from "@/components/feedback/toast";
import { type ActionResult, failureText } from "@/lib/actions/result";
import { ConfirmDialog } from "./confirm-dialog";
import type { OutcomeLabels } from "./editor/item-labels";

type Target = { id: string; title: string };

type Props = {
  /** The object to delete; null while the dialog is closed. */
  target: Target | null;
  action: (input: { id: string }) => Promise<ActionResult<void>>;
  words: OutcomeLabels;
  title: string;
  question: (target: Target) => ReactNode;
  confirmLabel: string;
  pendingLabel?: string;
  onClose: () => void;
};

/** Asks, deletes, shows the result. */
export function DeleteDialog({
  target,
  action,
  words,
  title,
  question,
  confirmLabel,
  pendingLabel = "Deleting...",
  onClose,
}: Props) {
  // Keeps the text while the dialog fades out.
  const [shown, setShown] = useState(target);
  if (target && target !== shown) setShown(target);
  if (!shown) return null;

  const remove = async () => {
    const result = await action({ id: shown.id }).catch(() => null);
    if (result?.ok) {
      showToast(words.done);
      return true;
    }
    const description = failureText(result, words.failed.description);
    showToast({ title: words.failed.title, description, variant: "destructive" });
    return false;
  };
  return (
    <ConfirmDialog
      isOpen={target !== null}
      onClose={onClose}
      title={title}
      confirmLabel={confirmLabel}
      pendingLabel={pendingLabel}
      onConfirm={remove}
    >
      {question(shown)}
    </ConfirmDialog>
  );
}
