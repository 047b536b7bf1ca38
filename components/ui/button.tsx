import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonVariants } from "@/components/controls/button-variants";
import { inactive } from "@/components/controls/inactive";
import { cn } from "@/lib/cn";

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Applies the classes to the child element, for links that look like buttons. */
    asChild?: boolean;
    /** Looks disabled and takes no clicks, but keeps the keyboard focus: while a request is pending, for example. */
    isInactive?: boolean;
  };

export function Button({
  className,
  variant,
  size,
  asChild = false,
  isInactive,
  type,
  ...rest
}: ButtonProps) {
  const props = isInactive ? { ...rest, ...inactive } : rest;
  // On a phone a small button is as high as the others, for the thumb.
  const classes = cn(buttonVariants({ variant, size }), size === "sm" && "max-md:min-h-11", className);
  if (asChild) return <Slot data-slot="button" className={classes} {...props} />;
  return <button data-slot="button" type={type ?? "button"} className={classes} {...props} />;
}
