import type { ComponentProps } from "react";
import { fieldClass } from "@/components/ui/field-class";
import { cn } from "@/lib/cn";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(fieldClass, "field-sizing-content min-h-32 py-2.5", className)}
      {...props}
    />
  );
}
