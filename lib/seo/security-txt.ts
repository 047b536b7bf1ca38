import { routes } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/config";
import { contactDetails } from "@/lib/shop/contact-details";
import { DAY_MS } from "@/lib/time";

const EXPIRES_DAYS = 180;

/** Where to report a security problem (RFC 9116). `Expires` moves with the clock, always less than a year ahead. */
export function securityTxt(now: Date): string {
  const { email } = contactDetails();
  const day = new Date(now.getTime() + EXPIRES_DAYS * DAY_MS).toISOString().slice(0, 10);
  return [
    `Contact: ${absoluteUrl(routes.contact.path)}`,
    ...(email ? [`Contact: ${email.href}`] : []),
    `Expires: ${day}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
    "",
  ].join("\n");
}
