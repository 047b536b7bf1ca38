import { query } from "@/tests/support/postgres";
import { addStatuses, type StreamInput, type StreamOutput, type StreamRequest } from "../load/request-stream";
import { runAtLowestPriority } from "../load/run-in-child";
import type { Scenario } from "../scenario";
import { startFilledShop } from "./filled-shop";
import { measureVisitorsDuring } from "./visitors-during";

const PER_SECOND = 1_000 / 60;
/** Each in a network of its own, because a network gets a quarter of what all share. */
const SOURCES = 100;
/** Seconds and messages a second that use up what all share. */
const MORE = { seconds: 20, rate: 30 };
const TOO_LONG = JSON.stringify({
  name: "A sender",
  email: "a@example.com",
  message: "x".repeat(1_000_000),
});
/** Messages accepted in an hour (lib/messages/send-message.ts). */
const STORED_AT_MOST = 200;
/** Accepted, an address with a line break, too long, over a limit. */
const OF_SPAM = [200, 400, 413, 429];

export const contactSpam: Scenario = {
  tests: "V04",
  name: "a thousand messages a minute",
  group: "abuse",
  async run(context) {
    const { shop, url } = await startFilledShop(context);
    const requests = Array.from({ length: 200 }, (_, at) => message(at));
    const statuses: Record<number, number> = {};
    const spam = async (seconds: number, rate: number) => {
      const input = { url: shop.url, seconds, rate, atOnce: 20, requests };
      const answered = await runAtLowestPriority<StreamInput, StreamOutput>("./request-stream.ts", input);
      addStatuses(statuses, answered.statuses);
    };
    await measureVisitorsDuring(context, shop.url, (seconds) => spam(seconds, PER_SECOND));
    await spam(MORE.seconds, MORE.rate);
    const kinds = Object.keys(statuses).map(Number);
    const isExpected = kinds.every((status) => [...OF_SPAM, 503].includes(status));
    context.expect(
      "spam is accepted, refused and limited, and causes no error",
      isExpected && OF_SPAM.every((status) => kinds.includes(status)),
      JSON.stringify(statuses),
    );
    const rows = await query(
      url,
      `SELECT count(*)::int AS many, coalesce(max(length(message)), 0) AS longest,
         count(*) FILTER (WHERE name ~ 'Bcc')::int AS joined,
         count(*) FILTER (WHERE email ~ '[\\r\\n]' OR name ~ '[\\r\\n]')::int AS torn
       FROM contact_submissions`,
    );
    const [{ many, longest, joined, torn }] = rows as [
      Record<"many" | "longest" | "joined" | "torn", number>,
    ];
    context.expect(
      "the accepted messages are stored, up to the limit of all senders together",
      many >= (statuses[200] ?? 0) &&
        many <= STORED_AT_MOST &&
        shop.launcher.output().includes('"limit":"contact-overall"') &&
        longest <= 4_000,
      `${many} messages, the longest ${longest}`,
    );
    context.expect(
      "no line break is stored in an address or a name",
      torn === 0 && joined > 0,
      `${torn}; ${joined} names were sent with one`,
    );
  },
};

function message(at: number): StreamRequest {
  const headers = { "content-type": "application/json", "x-forwarded-for": `198.51.${at % SOURCES}.1` };
  const sent = { path: "/api/contact", method: "POST" as const, headers };
  if (at % 10 === 0) return { ...sent, body: TOO_LONG };
  const email = at % 3 === 0 ? "a@example.com\r\nBcc: everybody@example.com" : "a@example.com";
  const name = at % 4 === 0 ? "A sender\r\nBcc: everybody@example.com" : "A sender";
  return { ...sent, body: JSON.stringify({ name, email, message: "Buy something else, please." }) };
}
