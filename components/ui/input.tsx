import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { fieldClass } from "@/components/controls/field-class";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      type={type}
      className={clsx(
        fieldClass,
        "h-11 file:mr-3 file:h-full file:border-0 file:bg-transparent file:font-semibold file:text-primary file:text-sm",
        className,
      )}
      {...props}
    />
  );
}
