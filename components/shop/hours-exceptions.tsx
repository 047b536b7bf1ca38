import { cn } from "@/lib/cn";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { daysInWords, exceptionHoursInWords } from "@/lib/hours/words";

const SHOWN = 4;

/** The next days with other opening hours; renders nothing when there are none. */
export function HoursExceptions({
  exceptions,
  className,
}: {
  exceptions: readonly HoursExceptionDto[];
  className?: string;
}) {
  if (exceptions.length === 0) return null;
  return (
    <ul aria-label="Days with other hours" className={cn("grid gap-1 text-sm", className)}>
      {exceptions.slice(0, SHOWN).map((exception) => (
        <li key={exception.id}>
          <span className="font-semibold">{daysInWords(exception)}:</span> {exceptionHoursInWords(exception)}
        </li>
      ))}
    </ul>
  );
}
