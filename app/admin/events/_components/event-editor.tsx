import { useState } from "react";
import { useForm } from "react-hook-form";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import type { EventDto } from "@/lib/events/schema";
import { ConflictNotice } from "../../_components/editor/conflict-notice";
import { EditorDialog } from "../../_components/editor/editor-dialog";
import { HistoryLine } from "../../_components/editor/history-line";
import { useEditor } from "../../_components/editor/use-editor";
import { createEventAction, eventHistoryAction, updateEventAction } from "../actions";
import { EventFields } from "./event-fields";
import { type EventForm, eventResolver, eventWords, formOf } from "./event-form";
import { EventPreview } from "./event-preview";

type Props = {
  /** The event as the server has it now; none for a new one. */
  event?: EventDto;
  draft: EventForm;
  onClose: () => void;
};

/** Create Event and Edit Event, in the way of DealEditor. */
export function EventEditor({ event, draft, onClose }: Props) {
  const form = useForm<EventForm>({ resolver: eventResolver, defaultValues: draft });
  const [isImageBusy, setIsImageBusy] = useState(false);
  const editor = useEditor({
    form,
    latestVersion: event?.version,
    save: (values, version) =>
      event ? updateEventAction({ ...values, id: event.id, version }) : createEventAction(values),
    words: event ? eventWords.update : eventWords.create,
    onDone: onClose,
  });

  return (
    <Form {...form}>
      <EditorDialog
        title={event ? "Edit Event" : "Create Event"}
        description="What is saved here is on the public page at once."
        isDirty={form.formState.isDirty}
        isPending={editor.isPending}
        onSubmit={editor.submit}
        onClose={onClose}
        fields={<EventFields control={form.control} onImageBusy={setIsImageBusy} />}
        preview={<EventPreview control={form.control} />}
        notice={
          event &&
          editor.isConflict && (
            <ConflictNotice
              what="event"
              isReady={editor.isNewerHere}
              onTakeTheirs={() => editor.takeTheirs(formOf(event))}
              onKeepMine={editor.keepMine}
            />
          )
        }
        history={event && <HistoryLine id={event.id} load={eventHistoryAction} />}
        buttons={(close) => (
          <>
            <Button variant="outline" disabled={editor.isPending} onClick={close}>
              Cancel
            </Button>
            <SubmitButton
              size="default"
              className=""
              label={event ? "Update Event" : "Create Event"}
              pendingLabel={event ? "Updating..." : "Creating..."}
              isPending={editor.isPending}
              disabled={isImageBusy || editor.isConflict}
            />
          </>
        )}
      />
    </Form>
  );
}
