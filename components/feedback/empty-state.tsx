import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type Props = {
  title: string;
  /** It stands on the screen itself, not in a card with a heading and a border. */
  isFramed?: boolean;
  children: ReactNode;
};

/** Says what is missing and, in `children`, what to do next. */
export function EmptyState({ title, isFramed = false, children }: Props) {
  const Heading = isFramed ? "h2" : "h3";
  return (
    <div
      className={cn(
        "flex flex-col items-center gap-3 text-center",
        isFramed ? "rounded-xl border border-border-strong border-dashed px-6 py-12" : "px-11 py-17",
      )}
    >
      <Heading className="font-semibold text-subheading">{title}</Heading>
      <div className="flex max-w-md flex-col items-center gap-4 text-muted-foreground">{children}</div>
    </div>
  );
}
