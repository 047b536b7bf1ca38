import { useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { DraftWarnings } from "@/app/admin/_components/editor/draft-warnings";
import { EventCard } from "@/components/event/event-card";
import { lintDays, lintWords } from "@/lib/deals/lint";
import { repeatsInWords } from "@/lib/events/dates";
import { toEventCard } from "@/lib/events/event-card";
import { lintEventHours } from "@/lib/events/lint-hours";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { DAY_MS, formatShopDayAndTimeInWords, SHOP_TIME_LABEL } from "@/lib/time";
import type { EventForm } from "./event-form";

/** What stands on the card until there is a date; that far ahead it has no mark such as "This week". */
const UNDATED = { day: "?", month: "Month", weekday: "Weekday", time: "Time", when: "Date and time" };
const FAR_MS = 60 * DAY_MS;

function whenInWords(event: EventForm, now: number): string {
  if (event.eventDate === "") return "Choose a date to see when it begins.";
  const when = `${formatShopDayAndTimeInWords(event.eventDate, now)} ${SHOP_TIME_LABEL}`;
  const repeats = repeatsInWords(event);
  if (repeats) return `Begins ${when}. ${repeats}${event.repeatUntil ? "" : ": choose the last day"}.`;
  return Date.parse(event.eventDate) < now ? `It began ${when}: it is over.` : `Begins ${when}`;
}

type Props = { control: Control<EventForm>; exceptions: readonly HoursExceptionDto[] };

/** The public card as it will look, its time as a sentence, and warnings. */
export function EventPreview({ control, exceptions }: Props) {
  const [now] = useState(Date.now);
  const event = useWatch({ control }) as EventForm;
  const text = `${event.title}\n${event.description}`;
  const isOverbooked = event.currentAttendees > event.maxAttendees;
  const card = toEventCard(
    {
      ...event,
      id: "preview",
      version: 0,
      createdAt: new Date(now).toISOString(),
      title: event.title || "Title",
      description: event.description || "Description",
      location: event.location?.trim() || null,
      eventDate: event.eventDate || new Date(now + FAR_MS).toISOString(),
      maxAttendees: event.maxAttendees ?? 0,
      currentAttendees: event.currentAttendees ?? 0,
      attendeesFor: null,
    },
    now,
  );
  return (
    <>
      <h3 className="text-muted-foreground text-sm">As customers will see it</h3>
      <div inert aria-hidden className="@container">
        <EventCard
          event={event.eventDate ? card : { ...card, ...UNDATED }}
          renderedAt={now}
          phoneHref="tel:"
        />
      </div>
      <p className="text-sm">{whenInWords(event, now)}</p>
      <DraftWarnings
        warnings={[
          ...lintWords(text),
          ...lintDays(text, event.repeatDays),
          ...lintEventHours(event, exceptions, now),
        ]}
      />
      <p role="status" className="text-sm">
        {isOverbooked &&
          "There are more people than seats. The page shows Full; raise the maximum to add people."}
      </p>
    </>
  );
}
