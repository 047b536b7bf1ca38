import "server-only";
import { env } from "@/lib/env";
import { formatPhone, phoneDigits } from "@/lib/phone";

type PhoneLine = { display: string; e164: string; href: string };
type MailBox = { address: string; href: string };
export type SocialProfile = { network: "Instagram" | "Facebook"; href: string };

/** How the shop can be reached, as the environment says. What is not set is null, and no page shows it. */
export type ContactDetails = {
  phone: PhoneLine | null;
  email: MailBox | null;
  profiles: readonly SocialProfile[];
};

function phoneLine(text: string): PhoneLine {
  const e164 = `+1${phoneDigits(text)}`;
  return { display: formatPhone(text), e164, href: `tel:${e164}` };
}

/** Read when it is asked for: one build serves any shop. */
export function contactDetails(): ContactDetails {
  const { SHOP_PHONE, SHOP_EMAIL, SHOP_INSTAGRAM_URL, SHOP_FACEBOOK_URL } = env();
  return {
    phone: SHOP_PHONE ? phoneLine(SHOP_PHONE) : null,
    email: SHOP_EMAIL ? { address: SHOP_EMAIL, href: `mailto:${SHOP_EMAIL}` } : null,
    profiles: [
      ...(SHOP_INSTAGRAM_URL ? [{ network: "Instagram" as const, href: SHOP_INSTAGRAM_URL }] : []),
      ...(SHOP_FACEBOOK_URL ? [{ network: "Facebook" as const, href: SHOP_FACEBOOK_URL }] : []),
    ],
  };
}
