import { type ReactNode, useState } from "react";
import type { ActionResult } from "@/lib/actions/result";
import { ConfirmDialog } from "./confirm-dialog";
import type { OutcomeLabels } from "./editor/item-labels";
import { useTask } from "./use-task";

type Target = { id: string; title: string };

type Props<Item extends Target> = {
  /** The object to delete; null while the dialog is closed. */
  target: Item | null;
  action: (input: { id: string }) => Promise<ActionResult<void>>;
  words: OutcomeLabels;
  title: string;
  question: (target: Item) => ReactNode;
  confirmLabel: string;
  pendingLabel?: string;
  onClose: () => void;
};

/** Asks, deletes, shows the result. */
export function DeleteDialog<Item extends Target>({
  target,
  action,
  words,
  title,
  question,
  confirmLabel,
  pendingLabel = "Deleting...",
  onClose,
}: Props<Item>) {
  // Keeps the text while the dialog fades out.
  const [shown, setShown] = useState(target);
  const { run } = useTask();
  if (target && target !== shown) setShown(target);
  if (!shown) return null;

  const remove = () =>
    run(() => action({ id: shown.id }), {
      done: words.done.title,
      description: words.done.description,
      failed: words.failed.title,
      unanswered: words.failed,
    });
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
