"use client";

import * as ProgressPrimitive from "@radix-ui/react-progress";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** `value` is 0 to 100; leave it out while the total is unknown. Set aria-label. */
export function Progress({ className, value, ...props }: ComponentProps<typeof ProgressPrimitive.Root>) {
  return (
    <ProgressPrimitive.Root
      data-slot="progress"
      value={value}
      className={cn("relative h-2.5 w-full overflow-hidden rounded-full bg-track", className)}
      {...props}
    >
      <svg className="size-full" preserveAspectRatio="none" viewBox="0 0 100 1" aria-hidden>
        <rect className="fill-primary" width={value ?? 100} height="1" />
      </svg>
    </ProgressPrimitive.Root>
  );
}
