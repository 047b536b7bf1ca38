import { z } from "zod";

/** What looks like a day, YYYY-MM-DD; `fromDateTimeInput` tells whether the calendar has it. */
export const DayText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
