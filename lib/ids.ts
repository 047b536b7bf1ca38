import { z } from "zod";

/** The id in a path or an action. Anything else than a UUID names nothing. */
export const IdInput = z.object({ id: z.uuid("is not a valid id") });
export type IdInput = z.output<typeof IdInput>;
