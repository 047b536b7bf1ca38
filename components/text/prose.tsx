import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Running text with a readable line length, list markers and underlined links. */
export function Prose({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "max-w-prose text-[1.0625rem] leading-relaxed",
        "[&>*+*]:mt-4 [&_strong]:font-semibold",
        "[&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5 [&_ul]:marker:text-primary",
        "[&_ol]:list-decimal [&_ol]:space-y-2 [&_ol]:pl-5 [&_ol]:marker:text-muted-foreground",
        "[&_a[href^=tel]]:whitespace-nowrap [&_a]:font-medium [&_a]:text-info [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4 [&_a:hover]:decoration-2",
        "[&_h3]:mt-7 [&_h3]:font-sans [&_h3]:font-semibold [&_h3]:text-lg",
        className,
      )}
      {...props}
    />
  );
}
