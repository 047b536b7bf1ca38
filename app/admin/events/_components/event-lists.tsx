import type { EventDto } from "@/lib/events/schema";
import { Panel } from "../../_components/panel";
import { type EventHandlers, EventRow } from "./event-row";

type Groups = Record<"upcoming" | "past" | "inactive", EventDto[]>;

const LISTS = [
  {
    group: "upcoming",
    title: "Upcoming Events",
    subtitle: "Events scheduled for the next 30 days",
    none: "No upcoming events.",
  },
  {
    group: "past",
    title: "Past Events",
    subtitle: "Duplicate one to hold it again",
    none: "No event has taken place yet.",
  },
  { group: "inactive", title: "Inactive Events", subtitle: "Switched off by staff", none: null },
] as const;

type Props = EventHandlers & { groups: Groups; now: number };

/** Three lists by state; the last is there only when it holds something. */
export function EventLists({ groups, now, ...handlers }: Props) {
  return LISTS.map(({ group, title, subtitle, none }) => {
    const events = groups[group];
    if (events.length === 0 && none === null) return null;
    return (
      <Panel key={group} title={title} subtitle={subtitle} count={events.length}>
        {events.length === 0 ? (
          <p className="px-4 py-5 text-muted-foreground md:px-5">{none}</p>
        ) : (
          <ul className="divide-y">
            {events.map((event) => (
              <EventRow key={event.id} event={event} now={now} {...handlers} />
            ))}
          </ul>
        )}
      </Panel>
    );
  });
}
