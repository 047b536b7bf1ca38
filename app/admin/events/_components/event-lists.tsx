import type { EventDto } from "@/lib/events/schema";
import { type ItemHandlers, ItemList } from "../../_components/item-list";
import { EventRow } from "./event-row";

type Groups = Record<"upcoming" | "past" | "inactive", EventDto[]>;

const LISTS = [
  {
    group: "upcoming",
    title: "Upcoming Events",
    subtitle: "Events scheduled for the next 30 days, and later ones",
    none: "No upcoming events.",
  },
  {
    group: "past",
    title: "Past Events",
    subtitle: "Duplicate one to hold it again",
    none: "No event has taken place yet.",
  },
  { group: "inactive", title: "Inactive Events", subtitle: "Turned off by staff", none: null },
] as const;

type Props = ItemHandlers<EventDto> & { groups: Groups; now: number };

/** Three lists by state; the last is hidden when empty. */
export function EventLists({ groups, now, ...handlers }: Props) {
  return LISTS.map(({ group, ...list }) => (
    <ItemList
      key={group}
      {...list}
      items={groups[group]}
      row={(event) => <EventRow key={event.id} event={event} now={now} {...handlers} />}
    />
  ));
}
