import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { useHalfTyped } from "@/components/forms/use-half-typed";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { DialogButtons } from "../dialog-buttons";
import { useCloseQuestion } from "../use-close-question";
import { useFocusReturn } from "../use-focus-return";

type Props = {
  title: string;
  description: string;
  /** Closing asks for confirmation when there are unsaved changes. */
  isDirty: boolean;
  isPending: boolean;
  formElement: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  onClose: () => void;
  fields: ReactNode;
  preview: ReactNode;
  /** Shown above the buttons when somebody else saved first. */
  notice: ReactNode;
  history: ReactNode;
  submit: { label: string; pendingLabel: string; isInactive: boolean };
};

function submitOnModEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.requestSubmit();
}

/** Fields and a live preview side by side, stacked on a phone. Ctrl or Cmd with Enter saves. */
export function EditorDialog(props: Props) {
  const {
    title,
    description,
    isDirty,
    isPending,
    formElement,
    onSubmit,
    onClose,
    fields,
    preview,
    notice,
    history,
    submit,
  } = props;
  const focusReturn = useFocusReturn();
  const { isHalfTyped, watch } = useHalfTyped(formElement);
  const { close, question } = useCloseQuestion({ isDirty: isDirty || isHalfTyped, isPending, onClose });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        {...focusReturn}
        className="max-w-5xl grid-rows-[auto_minmax(0,1fr)] gap-0 overflow-hidden p-0"
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogHeader className="border-b px-5 py-4 pr-14 md:px-6">
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription className="text-sm">{description}</DialogDescription>
        </DialogHeader>
        <form
          ref={formElement}
          noValidate
          className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto]"
          {...watch}
          onKeyDown={submitOnModEnter}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {/* Positioned, so that what is out of sight in it, such as names for screen readers, makes no dialog taller. */}
          <div className="relative grid content-start overflow-y-auto lg:grid-cols-[minmax(0,1fr)_23rem]">
            <div className="grid content-start gap-5 px-5 py-5 md:px-6">{fields}</div>
            <div className="grid content-start gap-4 border-t bg-muted/50 px-5 py-5 lg:border-t-0 lg:border-l">
              {preview}
            </div>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t px-5 py-3.5 md:px-6">
            {notice}
            <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
              <div className="min-w-0 flex-1 basis-64">{history}</div>
              <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
                <DialogButtons onCancel={close} isPending={isPending} {...submit} />
              </div>
            </div>
          </div>
        </form>
        {question}
      </DialogContent>
    </Dialog>
  );
}
