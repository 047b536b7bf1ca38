import { type ComponentType, useState } from "react";
import { type Control, type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { Form } from "@/components/ui/form";
import type { ActionResult } from "@/lib/actions/result";
import type { AuditEntity } from "@/lib/audit/action-words";
import type { HistoryEntry } from "@/lib/audit/schema";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { newId } from "@/lib/new-id";
import { ConflictNotice } from "./conflict-notice";
import { EditorDialog } from "./editor-dialog";
import { HistoryLine } from "./history-line";
import type { ItemLabels } from "./item-labels";
import { useEditor } from "./use-editor";

type Edited = { id: string; version: number };

/** What a kind of object supplies to its editor: resolver, labels, actions, fields and preview. */
export type ItemKind<Item extends Edited, Values extends FieldValues> = {
  words: ItemLabels;
  resolver: Resolver<Values>;
  formOf: (item: Item) => Values;
  /** Called again with the same id it creates nothing more. */
  create: (values: Values & { id: string }) => Promise<ActionResult<unknown>>;
  update: (values: Partial<Values> & { id: string; version?: number }) => Promise<ActionResult<unknown>>;
  /** Fields that may change by themselves while the dialog is open; they are sent only when staff changed them. */
  sentWhenChanged?: readonly (keyof Values)[];
  entity: AuditEntity;
  history: (input: { id: string }) => Promise<ActionResult<HistoryEntry[]>>;
  Fields: ComponentType<{ control: Control<Values>; onImageBusy: (isBusy: boolean) => void }>;
  Preview: ComponentType<{ control: Control<Values>; exceptions: readonly HoursExceptionDto[] }>;
};

type Props<Item extends Edited, Values extends FieldValues> = {
  kind: ItemKind<Item, Values>;
  /** The object as the server has it now; undefined for a new one, and once somebody else has deleted it. */
  item?: Item;
  draft: Values;
  /** Days with other opening hours, for warnings in the preview. */
  exceptions: readonly HoursExceptionDto[];
  onClose: () => void;
};

/**
 * The dialog that creates or edits a deal or an event. An edit names the version it started from, so that a concurrent
 * edit is not overwritten.
 */
export function ItemEditor<Item extends Edited, Values extends FieldValues>({
  kind,
  item,
  draft,
  exceptions,
  onClose,
}: Props<Item, Values>) {
  const words = item ? kind.words.update : kind.words.create;
  const [isEdit] = useState(item !== undefined);
  const form = useForm<Values>({ resolver: kind.resolver, defaultValues: draft as DefaultValues<Values> });
  const { dirtyFields } = form.formState;
  const changed = (values: Values): Partial<Values> => {
    const unchanged = (kind.sentWhenChanged ?? []).filter((field) => !Object.hasOwn(dirtyFields, field));
    return Object.fromEntries(
      Object.entries(values).filter(([field]) => !unchanged.includes(field)),
    ) as Partial<Values>;
  };
  // One id per open editor, so that pressing again after a lost answer publishes nothing twice.
  const [createdId] = useState(newId);
  const [isImageBusy, setIsImageBusy] = useState(false);
  const editor = useEditor({
    form,
    latestVersion: item?.version,
    isImageBusy,
    save: (values, version) =>
      item
        ? kind.update({ ...changed(values), id: item.id, version })
        : kind.create({ ...values, id: createdId }),
    words,
    onDone: onClose,
  });

  return (
    <Form {...form}>
      <EditorDialog
        title={words.title}
        description={
          isEdit && !item
            ? `Somebody else has deleted this ${kind.words.what}. To keep it, create it again.`
            : "Changes appear on the public page as soon as you save them."
        }
        isDirty={form.formState.isDirty || isImageBusy}
        isPending={editor.isPending}
        formElement={editor.formElement}
        onSubmit={editor.submit}
        onClose={onClose}
        fields={<kind.Fields control={form.control} onImageBusy={setIsImageBusy} />}
        preview={<kind.Preview control={form.control} exceptions={exceptions} />}
        notice={
          item &&
          editor.isConflict && (
            <ConflictNotice
              what={kind.words.what}
              isReady={editor.canDecide}
              onTakeTheirs={() => editor.takeTheirs(kind.formOf(item))}
              onKeepMine={editor.keepMine}
            />
          )
        }
        history={
          item && (
            <HistoryLine
              id={item.id}
              version={item.version}
              isClosing={editor.isSaved}
              entity={kind.entity}
              load={kind.history}
            />
          )
        }
        submit={{ label: words.submit, pendingLabel: words.pending, isInactive: !editor.canSubmit }}
      />
    </Form>
  );
}
