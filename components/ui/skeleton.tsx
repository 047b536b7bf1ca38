import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** A resting shape of content on its way. Decoration only: the region around it says that it is loading. */
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
