import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** A placeholder shape. Decorative: the region around it announces that it is loading. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn("animate-breathe rounded-md bg-muted", className)}
      {...props}
    />
  );
}
