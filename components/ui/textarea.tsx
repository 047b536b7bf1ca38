import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { fieldClass } from "@/components/controls/field-class";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      className={clsx(fieldClass, "field-sizing-content min-h-32 py-2.5", className)}
      {...props}
    />
  );
}
