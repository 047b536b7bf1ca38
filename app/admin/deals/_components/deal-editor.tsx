import { useState } from "react";
import { useForm } from "react-hook-form";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import type { DealDto } from "@/lib/deals/schema";
import { ConflictNotice } from "../../_components/editor/conflict-notice";
import { EditorDialog } from "../../_components/editor/editor-dialog";
import { HistoryLine } from "../../_components/editor/history-line";
import { useEditor } from "../../_components/editor/use-editor";
import { createDealAction, dealHistoryAction, updateDealAction } from "../actions";
import { DealFields } from "./deal-fields";
import { type DealForm, dealResolver, dealWords, formOf } from "./deal-form";
import { DealPreview } from "./deal-preview";

type Props = {
  /** The deal as the server has it now; none for a new one. */
  deal?: DealDto;
  draft: DealForm;
  onClose: () => void;
};

/** Create Deal and Edit Deal. An edit says which version it began from, so that nobody's work is lost unseen. */
export function DealEditor({ deal, draft, onClose }: Props) {
  const form = useForm<DealForm>({ resolver: dealResolver, defaultValues: draft });
  const [isImageBusy, setIsImageBusy] = useState(false);
  const editor = useEditor({
    form,
    latestVersion: deal?.version,
    save: (values, version) =>
      deal ? updateDealAction({ ...values, id: deal.id, version }) : createDealAction(values),
    words: deal ? dealWords.update : dealWords.create,
    onDone: onClose,
  });

  return (
    <Form {...form}>
      <EditorDialog
        title={deal ? "Edit Deal" : "Create Deal"}
        description="What is saved here is on the public page at once."
        isDirty={form.formState.isDirty}
        isPending={editor.isPending}
        onSubmit={editor.submit}
        onClose={onClose}
        fields={<DealFields control={form.control} onImageBusy={setIsImageBusy} />}
        preview={<DealPreview control={form.control} />}
        notice={
          deal &&
          editor.isConflict && (
            <ConflictNotice
              what="deal"
              isReady={editor.isNewerHere}
              onTakeTheirs={() => editor.takeTheirs(formOf(deal))}
              onKeepMine={editor.keepMine}
            />
          )
        }
        history={deal && <HistoryLine id={deal.id} load={dealHistoryAction} />}
        buttons={(close) => (
          <>
            <Button variant="outline" disabled={editor.isPending} onClick={close}>
              Cancel
            </Button>
            <SubmitButton
              size="default"
              className=""
              label={deal ? "Update Deal" : "Create Deal"}
              pendingLabel={deal ? "Updating..." : "Creating..."}
              isPending={editor.isPending}
              disabled={isImageBusy || editor.isConflict}
            />
          </>
        )}
      />
    </Form>
  );
}
