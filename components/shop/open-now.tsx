import { cn } from "@/lib/cn";
import { hoursText } from "@/lib/hours/every-day";

/**
 * "Open until 9 PM" with a colored dot. The children are for browsers without JavaScript; OPEN_NOW_SCRIPT replaces
 * them.
 */
export function OpenNow({ className }: { className?: string }) {
  return (
    <span className={cn("open-now", className)}>
      <open-now suppressHydrationWarning>{hoursText.short}</open-now>
    </span>
  );
}
