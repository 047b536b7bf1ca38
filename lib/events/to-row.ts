import type { z } from "zod";
import { currentDate } from "@/lib/events/dates";
import type { EventInput } from "@/lib/events/schema";

/** What is stored of an event that was typed in at `now`: the seats taken belong to the date that is next then. */
export function toEventRow(input: z.output<typeof EventInput>, now: Date) {
  return {
    ...input,
    repeatUntil: input.repeatUntil ? new Date(input.repeatUntil) : null,
    attendeesFor: input.repeatDays.length > 0 ? new Date(currentDate(input, now.getTime())) : null,
  };
}
