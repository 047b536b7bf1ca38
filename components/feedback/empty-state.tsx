import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

/** Says what is missing and, in `children`, what to do next. */
export function EmptyState({
  title,
  picture,
  headingLevel: Heading = "h3",
  className,
  children,
}: {
  title: string;
  picture?: ReactNode;
  headingLevel?: "h2" | "h3" | "p";
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div
      className={cn(
        "flex flex-col items-center gap-3 rounded-xl border border-border-strong border-dashed px-6 py-12 text-center [&>svg]:h-24 [&>svg]:w-auto",
        className,
      )}
    >
      {picture}
      <Heading className="font-semibold text-subheading">{title}</Heading>
      {children && (
        <div className="flex max-w-md flex-col items-center gap-4 text-muted-foreground">{children}</div>
      )}
    </div>
  );
}
