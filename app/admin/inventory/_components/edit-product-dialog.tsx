"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { updateProductAction } from "@/app/admin/inventory/actions";
import { showToast } from "@/components/feedback/toast";
import { ImageField } from "@/components/forms/image-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { SwitchField } from "@/components/forms/switch-field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Form } from "@/components/ui/form";
import {
  isShownToVisitors,
  type ProductForm,
  ProductFormInput,
  toProductPatch,
} from "@/lib/catalog/product-patch";
import type { EditableProduct } from "./editable-product";

type Props = { product: EditableProduct; onClose: () => void };

/** The fields of a product that staff may edit; name, price and stock are Clover's. */
export function EditProductDialog({ product, onClose }: Props) {
  const [isUploading, setIsUploading] = useState(false);
  const form = useForm<ProductForm>({
    resolver: zodResolver(ProductFormInput),
    defaultValues: {
      description: product.description ?? "",
      imageUrl: product.imageUrl,
      isShown: isShownToVisitors(product),
    },
  });
  const { isSubmitting, dirtyFields } = form.formState;

  async function save(values: ProductForm) {
    const patch = toProductPatch(values, dirtyFields, product);
    const result = await updateProductAction({ id: product.id, ...patch }).catch(() => null);
    if (result?.ok) {
      showToast({ title: "Product Updated", description: `${product.name} has been saved.` });
      onClose();
      return;
    }
    const reason = result?.message ?? "Nothing was changed. Please try again.";
    showToast({ title: "Failed to Update Product", description: reason, variant: "destructive" });
    if (result?.fieldErrors.description)
      form.setError("description", { message: result.fieldErrors.description });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isSubmitting && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="text-subheading">Edit {product.name}</DialogTitle>
          <DialogDescription>Name, price and stock come from Clover and are changed there.</DialogDescription>
        </DialogHeader>
        <Form {...form}>
          <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(save)}>
            <TextField isLong control={form.control} name="description" label="Description" rows={5} />
            <ImageField control={form.control} name="imageUrl" label="Image" onBusy={setIsUploading} />
            <SwitchField
              control={form.control}
              name="isShown"
              label="Show on the site"
              hint={
                product.isHiddenAtRegister
                  ? "The register hides this product. Turn this on to show it to visitors anyway; a sync keeps the setting."
                  : "Turn this off to hide the product from visitors; a sync keeps the setting."
              }
            />
            <DialogFooter>
              <Button variant="outline" disabled={isSubmitting} onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton
                size="default"
                className=""
                isPending={isSubmitting}
                disabled={isUploading}
                label="Save Changes"
                pendingLabel="Updating..."
              />
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
