import { eventAnchor } from "@/lib/events/anchor";
import { eventPlace, placeLine } from "@/lib/events/place";
import type { EventDto } from "@/lib/events/schema";
import { addDays, momentOf } from "@/lib/repeat/weekly";
import { routes } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/config";
import { shop } from "@/lib/shop/shop";
import { SHOP_TIME_ZONE, toDateTimeInput } from "@/lib/time";

const MAX_LINE_BYTES = 75;

/** The shop's time zone as it is since 2007 (RFC 5545, 3.6.5): a series keeps its hour across clock changes. */
const TIME_ZONE = [
  "BEGIN:VTIMEZONE",
  `TZID:${SHOP_TIME_ZONE}`,
  "BEGIN:DAYLIGHT",
  "DTSTART:20070311T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "TZOFFSETFROM:-0800",
  "TZOFFSETTO:-0700",
  "TZNAME:PDT",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:20071104T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "TZOFFSETFROM:-0700",
  "TZOFFSETTO:-0800",
  "TZNAME:PST",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** The last second of a shop day, as UNTIL wants it: in UTC beside a start with a time zone (RFC 5545, 3.3.10). */
const endOfDay = (day: string) => stamp(new Date(momentOf(addDays(day, 1), "00:00") - 1000).toISOString());

/** When it begins; for a series its first date on the shop's clock and the rule. */
function whenLines({ eventDate, repeatDays, repeatUntil }: EventDto): string[] {
  if (repeatDays.length === 0 || !repeatUntil) return [`DTSTART:${stamp(eventDate)}`];
  const local = `${toDateTimeInput(eventDate).replace(/[-:]/g, "")}00`;
  return [
    `DTSTART;TZID=${SHOP_TIME_ZONE}:${local}`,
    `RRULE:FREQ=WEEKLY;BYDAY=${repeatDays.join(",")};UNTIL=${endOfDay(repeatUntil)}`,
  ];
}

const stamp = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, "");

/** RFC 5545, 3.3.11 */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r?\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** RFC 5545, 3.1: lines of at most 75 bytes, carried on after a space; no character is cut in two. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** An event as a calendar file. The end is left out: the shop announces none. */
export function eventCalendar(event: EventDto): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(shop.name)}//Events//EN`,
    ...(event.repeatDays.length > 0 ? TIME_ZONE : []),
    "BEGIN:VEVENT",
    `UID:${event.id}@${new URL(absoluteUrl("/")).hostname}`,
    `DTSTAMP:${stamp(event.createdAt)}`,
    `SEQUENCE:${event.version}`,
    ...whenLines(event),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(placeLine(eventPlace(event.location)))}`,
    `URL:${absoluteUrl(`${routes.events.path}#${eventAnchor(event.id)}`)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
