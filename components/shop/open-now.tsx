import { cn } from "@/lib/cn";
import { hoursText } from "@/lib/shop/hours";

/** "Open until 9 PM" with its light. The words inside are for browsers without scripts; OPEN_NOW_SCRIPT says the rest. */
export function OpenNow({ className }: { className?: string }) {
  return (
    <span className={cn("open-now", className)}>
      <open-now suppressHydrationWarning>{hoursText.short}</open-now>
    </span>
  );
}
