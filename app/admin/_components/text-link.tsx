import Link from "next/link";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** A link in a line of text, with a target of 24 px, on phones of 44. Lists have too many to prefetch them. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      prefetch={false}
      className={cn("tap-link py-1 underline underline-offset-4", className)}
      {...props}
    />
  );
}
