import "server-only";
import { COMMON_PASSWORDS } from "@/lib/auth/common-passwords";

/** Words about this shop, which somebody guessing would try first. */
const SHOP_WORDS =
  /maryland|parkway|pkwy|lasvegas|vegas|nevada|smoke|smoking|vapes?|vaping|hookah|shisha|bongs?|glass|pipes?|tobacco|shop|store|admin|owner|staff|password|and|the|89123|702/g;
const MIN_OWN_CHARACTERS = 4;

function isRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((char, at) => char.charCodeAt(0) - text.charCodeAt(at)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

/** Letters and digits that are left once a guessable part is taken out. */
const ownPart = (text: string, guessable: string | RegExp) =>
  text
    .replaceAll(guessable, "")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/\d{1,4}$/, "");

/** Why a password is refused although it is long enough; undefined when it may be used. */
export function weakPasswordReason(
  password: string,
  person: { username: string; email?: string | null },
): string | undefined {
  const lower = password.toLowerCase();
  if (COMMON_PASSWORDS.has(lower) || isRun(lower) || new Set(lower).size < 4)
    return "This password is one of the most used. Please choose another.";
  const isAboutShop = lower.replaceAll(SHOP_WORDS, "") !== lower;
  if (isAboutShop && ownPart(lower, SHOP_WORDS).length < MIN_OWN_CHARACTERS)
    return "This password is made of words about the shop. Please choose another.";
  const names = [person.username.toLowerCase(), person.email?.split("@")[0]?.toLowerCase()];
  if (names.some((name) => name && lower.includes(name) && ownPart(lower, name).length < MIN_OWN_CHARACTERS))
    return "This password is too close to your name. Please choose another.";
  return undefined;
}
