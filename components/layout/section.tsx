import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";

/** A section of a public page. `tone` sets the background: plain, slightly darker, or dusk in both themes. */
export function Section({
  tone = "plain",
  className,
  children,
  ...props
}: ComponentProps<"section"> & { tone?: "plain" | "muted" | "dusk" }) {
  return (
    <section
      data-tone={tone}
      className={cn(
        "band-later py-section",
        // Two adjacent plain sections share one gap.
        tone === "plain" && "[[data-tone=plain]+&]:pt-0",
        tone === "muted" && "border-y bg-muted/50",
        tone === "dusk" && "dark dusk-ground text-deep-foreground",
      )}
      {...props}
    >
      <div className={cn("page-width", className)}>{children}</div>
    </section>
  );
}

/** The heading of a section, with an optional lead and an action beside it on wide screens. */
export function SectionHeader({
  title,
  lead,
  action,
  id,
  className,
}: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  id: string;
  className?: string;
}) {
  return (
    <div className={cn("mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-10", className)}>
      <div className="grid max-w-prose gap-3">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {lead && <p className="text-lead text-muted-foreground">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
