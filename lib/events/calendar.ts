import { eventAnchor } from "@/lib/events/anchor";
import { eventPlace } from "@/lib/events/place";
import type { EventDto } from "@/lib/events/schema";
import { routes } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/config";
import { shop } from "@/lib/shop/shop";

const LONGEST_LINE_BYTES = 75;

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
    if (bytes + size > LONGEST_LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

function placeLine({ location }: EventDto): string {
  const { name, address } = eventPlace(location);
  return name === address ? address : `${name}, ${address}`;
}

/** An event as a calendar file. The end is left out: the shop announces none. */
export function eventCalendar(event: EventDto): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(shop.name)}//Events//EN`,
    "BEGIN:VEVENT",
    `UID:${event.id}@${new URL(absoluteUrl("/")).hostname}`,
    `DTSTAMP:${stamp(event.createdAt)}`,
    `SEQUENCE:${event.version}`,
    `DTSTART:${stamp(event.eventDate)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(placeLine(event))}`,
    `URL:${absoluteUrl(`${routes.events.path}#${eventAnchor(event.id)}`)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
