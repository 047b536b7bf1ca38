"use client";

import { Pencil, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { EditableProduct } from "./editable-product";

const EditProductDialog = dynamic(() =>
  import("./edit-product-dialog").then((file) => file.EditProductDialog),
);
const HideProductDialog = dynamic(() =>
  import("./hide-product-dialog").then((file) => file.HideProductDialog),
);

/** Edit and Delete of one row. The dialogs are loaded with the first click. */
export function ProductActions({ product }: { product: EditableProduct }) {
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const close = () => setOpen(null);
  return (
    <span className="-mr-3 flex justify-end gap-1">
      <Button variant="ghost" size="icon" aria-label={`Edit ${product.name}`} onClick={() => setOpen("edit")}>
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete ${product.name}`}
        disabled={product.isHiddenByStaff}
        title={product.isHiddenByStaff ? "Already hidden from the site" : undefined}
        onClick={() => setOpen("delete")}
      >
        <Trash2 aria-hidden />
      </Button>
      {open === "edit" && <EditProductDialog product={product} onClose={close} />}
      {open === "delete" && <HideProductDialog product={product} onClose={close} />}
    </span>
  );
}
