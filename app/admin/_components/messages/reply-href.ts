import type { MessageDto } from "@/lib/messages/schema";
import { shop } from "@/lib/shop/shop";
import { formatShopDateAndTime } from "@/lib/time";

/**
 * Chromium on Windows does nothing with an external address longer than 2,048 characters (its platform_util_win.cc),
 * after it has escaped some more of them.
 */
const MAX_HREF_LENGTH = 1_900;
const LINE_BREAK = "\r\n";
const QUOTED = "> ";
const SHORTENED = "…";

/** A mailto: link that replies to a message, with as much of its text quoted below the reply as such a link may hold. */
export function replyHref(message: MessageDto): string {
  const text = message.message.toWellFormed().replaceAll(LINE_BREAK, "\n");
  const whole = hrefQuoting(message, text);
  return whole.length > MAX_HREF_LENGTH ? hrefQuoting(message, beginningOf(message, text)) : whole;
}

/** The characters of a text that still fit in, with the sign that it was shortened. */
function beginningOf(message: MessageDto, text: string): string {
  let room = MAX_HREF_LENGTH - hrefQuoting(message, SHORTENED).length;
  let kept = "";
  for (const character of text) {
    room -= encodeURIComponent(quote(character)).length;
    if (room < 0) break;
    kept += character;
  }
  return `${kept}${SHORTENED}`;
}

const quote = (text: string): string => text.replaceAll("\n", `${LINE_BREAK}${QUOTED}`);

function hrefQuoting({ name, email, createdAt }: MessageDto, text: string): string {
  const body = [
    `Hello ${name.toWellFormed()},`,
    "",
    "",
    "",
    shop.name,
    "",
    `On ${formatShopDateAndTime(createdAt)} you wrote:`,
    `${QUOTED}${quote(text)}`,
  ].join(LINE_BREAK);
  const subject = `Your message to ${shop.name}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
