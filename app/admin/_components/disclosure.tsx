import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type Props = {
  title: ReactNode;
  className?: string;
  titleClassName?: string;
  /** For a client component that renders the content only while it is open. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A section that expands under its title; its content is in the page while closed, for in-page search and print. */
export function Disclosure({ title, className, titleClassName, onToggle, children }: Props) {
  return (
    <details
      className={cn("group", className)}
      // It may have been opened before the page was hydrated, which no event tells.
      ref={onToggle && ((details) => void (details?.open && onToggle(true)))}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary
        className={cn(
          "flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 text-muted-foreground text-sm hover:text-foreground [&::-webkit-details-marker]:hidden",
          titleClassName,
        )}
      >
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      {children}
    </details>
  );
}
