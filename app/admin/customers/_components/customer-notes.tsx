"use client";

import { Trash2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { ConfirmDialog } from "@/app/admin/_components/confirm-dialog";
import { useTask } from "@/app/admin/_components/use-task";
import { addNoteAction, deleteNoteAction } from "@/app/admin/customers/actions";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import type { CustomerNoteDto } from "@/lib/customers/schema";
import { formatShopDateAndTime } from "@/lib/time";
import { useNoteDraft } from "./use-note-draft";

type Props = {
  /** The user name of whoever is signed in. */
  staff: string;
  customerId: string;
  notes: CustomerNoteDto[];
};

/** Staff notes about a customer, with a field to add one. */
export function CustomerNotes({ staff, customerId, notes }: Props) {
  const id = useId();
  const { text, type, clear } = useNoteDraft(staff, customerId);
  const { run, isPending } = useTask();
  const save = (event: FormEvent) => {
    event.preventDefault();
    run(
      () => addNoteAction({ customerId, text }),
      { done: "Note Saved", failed: "Note Not Saved" },
      () => clear(text),
    );
  };
  return (
    <div className="grid gap-4">
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <li key={note.id} className="flex items-start gap-2 rounded-lg bg-muted px-3.5 py-2.5 text-sm">
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
                <p className="mt-1 text-muted-foreground text-xs">
                  {note.createdBy}, {formatShopDateAndTime(note.createdAt)}
                </p>
              </div>
              <DeleteNote note={note} />
            </li>
          ))}
        </ul>
      )}
      <form className="grid gap-2" onSubmit={save}>
        <Label htmlFor={id}>New note</Label>
        <Textarea
          id={id}
          rows={2}
          maxLength={1000}
          value={text}
          placeholder="For other staff only"
          onChange={(event) => type(event.target.value)}
        />
        <Button
          type="submit"
          variant="outline"
          className="justify-self-start"
          isInactive={isPending || text.trim() === ""}
        >
          Save Note
        </Button>
      </form>
    </div>
  );
}

function DeleteNote({ note: { id, createdAt, createdBy } }: { note: CustomerNoteDto }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run } = useTask();
  const remove = () =>
    run(() => deleteNoteAction({ id }), { done: "Note Deleted", failed: "Note Not Deleted" });
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete the note of ${createdBy}`}
        onClick={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Delete this note?"
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={remove}
      >
        The note of {createdBy}, {formatShopDateAndTime(createdAt)}, is deleted for good.
      </ConfirmDialog>
    </>
  );
}
