import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/cn";

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Applies the classes to the child element, for links that look like buttons. */
    asChild?: boolean;
  };

export function Button({ className, variant, size, asChild = false, type, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot data-slot="button" className={classes} {...props} />;
  return <button data-slot="button" type={type ?? "button"} className={classes} {...props} />;
}
