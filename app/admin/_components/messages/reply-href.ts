import type { MessageDto } from "@/lib/messages/schema";
import { shop } from "@/lib/shop/shop";
import { formatShopDateTime } from "@/lib/time";

/** Longer addresses are cut by mail programs and browsers. */
const MOST_QUOTED = 1_200;

/** A mailto: link that replies to a message, with its text quoted below the reply. */
export function replyHref({ name, email, message, createdAt }: MessageDto): string {
  const text = message.length > MOST_QUOTED ? `${message.slice(0, MOST_QUOTED)}…` : message;
  const quoted = text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\r\n");
  const body = `Hello ${name},\r\n\r\n\r\n\r\n${shop.name}\r\n\r\nOn ${formatShopDateTime(createdAt)} you wrote:\r\n${quoted}`;
  const subject = `Your message to ${shop.name}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.toWellFormed())}`;
}
