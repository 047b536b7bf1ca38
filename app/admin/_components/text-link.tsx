import Link from "next/link";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** A link in a line of text, with padding that makes its target 24 px high. Lists have too many to prefetch them. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link prefetch={false} className={cn("py-1 underline underline-offset-4", className)} {...props} />;
}
