import type { Env } from "@/lib/env";
import { type Listening, ownAddress } from "@/server/own-address";

/** The address to open: the one that was chosen, or else one at which the shop answers. */
export function shownAddress(values: Listening & Pick<Env, "NEXTAUTH_URL">): string {
  const isChosen = values.NEXTAUTH_URL !== `http://localhost:${values.PORT}`;
  return isChosen ? values.NEXTAUTH_URL : ownAddress(values);
}
