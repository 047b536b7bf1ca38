"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type Control, useForm } from "react-hook-form";
import { readProductAction, updateProductAction } from "@/app/admin/inventory/actions";
import { ImageField } from "@/components/forms/image-field";
import { SwitchField } from "@/components/forms/switch-field";
import { TextField } from "@/components/forms/text-field";
import { Unbroken } from "@/components/text/unbroken";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Form } from "@/components/ui/form";
import { NO_ANSWER } from "@/lib/actions/result";
import { editedFromOf, isSameEdit } from "@/lib/catalog/edited-from";
import {
  isShownToVisitors,
  type ProductForm,
  ProductFormInput,
  toProductPatch,
} from "@/lib/catalog/product-patch";
import { DialogButtons } from "../../_components/dialog-buttons";
import { ConflictNotice } from "../../_components/editor/conflict-notice";
import { useEditor } from "../../_components/editor/use-editor";
import { useCloseQuestion } from "../../_components/use-close-question";
import { useFocusReturn } from "../../_components/use-focus-return";
import type { EditableProduct } from "./editable-product";

type Props = { product: EditableProduct; onClose: () => void };

const formOf = (product: EditableProduct): ProductForm => ({
  description: product.description ?? "",
  imageUrl: product.imageUrl,
  isShown: isShownToVisitors(product),
});

function useProductEditor({ product, onClose }: Props) {
  const [newer, setNewer] = useState<EditableProduct | null>(null);
  const [isImageBusy, setIsImageBusy] = useState(false);
  const latest = newer ?? product;
  const form = useForm<ProductForm>({
    resolver: zodResolver(ProductFormInput),
    defaultValues: formOf(product),
  });
  const { dirtyFields, isDirty } = form.formState;
  const editor = useEditor({
    form,
    latestVersion: editedFromOf(latest),
    isSameVersion: isSameEdit,
    readLatest: async () => {
      const answer = await readProductAction({ id: product.id }).catch(() => null);
      if (answer?.ok) setNewer(answer.value);
    },
    isImageBusy,
    save: (values, editedFrom) =>
      updateProductAction({ id: product.id, ...toProductPatch(values, dirtyFields, product), editedFrom }),
    words: {
      done: { title: "Product Updated", description: `${product.name} has been saved.` },
      failed: {
        title: "Failed to Update Product",
        description: NO_ANSWER,
      },
    },
    onDone: onClose,
  });
  const isUnsaved = isDirty || isImageBusy;
  return { form, editor, latest, isUnsaved, setIsImageBusy };
}

/**
 * The fields of a product that staff may edit; name, price and stock are Clover's. Only what was changed is sent, with
 * the values it was changed from, so that a concurrent edit of the same field is not overwritten.
 */
export function EditProductDialog({ product, onClose }: Props) {
  const { form, editor, latest, isUnsaved, setIsImageBusy } = useProductEditor({ product, onClose });
  const { isPending } = editor;
  const { close, question } = useCloseQuestion({ isDirty: isUnsaved, isPending, onClose });
  const focusReturn = useFocusReturn();

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent {...focusReturn}>
        <DialogHeader>
          <DialogTitle>
            Edit <Unbroken text={product.name} />
          </DialogTitle>
          <DialogDescription>Name, price and stock come from Clover and are changed there.</DialogDescription>
        </DialogHeader>
        <Form {...form}>
          <form
            ref={editor.formElement}
            className="grid gap-4"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              editor.submit();
            }}
          >
            <Fields
              control={form.control}
              isHiddenAtRegister={product.isHiddenAtRegister}
              onImageBusy={setIsImageBusy}
            />
            {editor.isConflict && (
              <ConflictNotice
                what="product"
                isReady={editor.canDecide}
                onTakeTheirs={() => editor.takeTheirs(formOf(latest))}
                onKeepMine={editor.keepMine}
              />
            )}
            <DialogFooter>
              <DialogButtons
                onCancel={close}
                isPending={isPending}
                isInactive={!editor.canSubmit}
                label="Save Changes"
                pendingLabel="Updating..."
              />
            </DialogFooter>
          </form>
        </Form>
        {question}
      </DialogContent>
    </Dialog>
  );
}

type FieldsProps = {
  control: Control<ProductForm>;
  isHiddenAtRegister: boolean;
  onImageBusy: (isBusy: boolean) => void;
};

function Fields({ control, isHiddenAtRegister, onImageBusy }: FieldsProps) {
  return (
    <>
      <TextField isLong control={control} name="description" label="Description" rows={5} />
      <ImageField control={control} name="imageUrl" label="Image" purpose="product" onBusy={onImageBusy} />
      <SwitchField
        control={control}
        name="isShown"
        label="Show on the site"
        hint={
          isHiddenAtRegister
            ? "The register hides this product. Turn this on to show it to visitors anyway; a sync keeps the setting."
            : "Turn this off to hide the product from visitors; a sync keeps the setting."
        }
      />
    </>
  );
}
