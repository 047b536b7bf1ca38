import { fieldError } from "@/lib/errors";

type Seats = { maxAttendees: number; currentAttendees: number };

/** How many people have no seat. */
const excess = ({ maxAttendees, currentAttendees }: Seats): number =>
  Math.max(0, currentAttendees - maxAttendees);

/**
 * Refuses more people than there are seats. An event that was stored with more can be edited, also when people leave.
 * @throws {AppError} bad_input
 */
export function requireSeats(event: Seats, before: Seats = { maxAttendees: 0, currentAttendees: 0 }): void {
  if (excess(event) <= excess(before)) return;
  throw fieldError("currentAttendees", `Must be ${event.maxAttendees} or fewer, or raise the maximum first`);
}
