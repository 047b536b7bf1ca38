import { Unbroken } from "@/components/text/unbroken";
import { cn } from "@/lib/cn";
import { shownExceptions } from "@/lib/hours/exceptions";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { daysInWords, exceptionHoursInWords } from "@/lib/hours/words";

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
      {shownExceptions(exceptions).map((exception) => (
        <li key={exception.id}>
          <span className="font-semibold">
            <Unbroken text={daysInWords(exception)} />:
          </span>{" "}
          <Unbroken text={exceptionHoursInWords(exception)} />
        </li>
      ))}
    </ul>
  );
}
