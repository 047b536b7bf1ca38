import "server-only";
import { env } from "@/lib/env";
import { isFakeNumber, phoneDigits } from "@/lib/phone";
import type { Named } from "./reachable";

/** A number that more people share than this, such as a made-up one, is no evidence that they are one. */
export const MAX_SHARING = 10;

export type Holder = Named & { id: string };

/** The shop's own number, which clerks type for customers who give none. */
export const shopNumber = (): string | null => phoneDigits(env().SHOP_PHONE ?? "");

/**
 * Whether a number does not say who has it: one that nobody can have, the shop's own, or one of too many people. Records
 * of one name are one person, because clerks may enter a regular again and again; those without a name are one each.
 * @param holders the present records with the number
 * @param ownNumber the shop's
 */
export function namesNobody(digits: string, holders: readonly Holder[], ownNumber: string | null): boolean {
  if (isFakeNumber(digits) || digits === ownNumber) return true;
  return new Set(holders.map(personOf)).size > MAX_SHARING;
}

const personOf = ({ id, firstName, lastName }: Holder): string =>
  [firstName, lastName]
    .map((name) => name.trim().toLowerCase())
    .join(" ")
    .trim() || id;
