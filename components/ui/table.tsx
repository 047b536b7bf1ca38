import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Scrolls inside its own frame on narrow screens; the frame takes focus so that keys can scroll it. */
export function Table({ className, "aria-label": label, ...props }: ComponentProps<"table">) {
  return (
    <section
      data-slot="table-container"
      aria-label={label ?? "Table"}
      tabIndex={0}
      className="relative w-full overflow-x-auto rounded-lg"
    >
      <table
        data-slot="table"
        aria-label={label}
        className={cn("w-full caption-bottom text-sm tabular-nums", className)}
        {...props}
      />
    </section>
  );
}

export function TableHeader({ className, ...props }: ComponentProps<"thead">) {
  return <thead data-slot="table-header" className={cn("[&_tr]:border-b", className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody data-slot="table-body" className={cn("[&_tr:last-child]:border-0", className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return (
    <tr
      data-slot="table-row"
      className={cn("border-b transition-colors hover:bg-muted/50 data-[state=selected]:bg-muted", className)}
      {...props}
    />
  );
}

export function TableHead({ className, scope = "col", ...props }: ComponentProps<"th">) {
  return (
    <th
      data-slot="table-head"
      scope={scope}
      className={cn(
        "h-11 whitespace-nowrap px-3 text-left align-middle font-semibold text-muted-foreground text-xs",
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return <td data-slot="table-cell" className={cn("px-3 py-3 align-middle", className)} {...props} />;
}
