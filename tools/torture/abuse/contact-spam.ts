import { apartAndLast } from "../load/apart";
import type { Sent, StreamInput, StreamOutput } from "../load/stream";
import { query } from "../parts/private-server";
import type { Scenario } from "../scenario";
import { abusedShop } from "./abused-shop";
import { besideVisitors } from "./beside";

const PER_SECOND = 1_000 / 60;
const SOURCES = 50;
/** lib/messages/send-message.ts: messages let in an hour. */
const STORED_AT_MOST = 200;

export const contactSpam: Scenario = {
  tests: "V04",
  name: "a thousand messages a minute",
  group: "abuse",
  isTimed: true,
  needsBuild: true,
  async run(torture) {
    const { shop, url } = await abusedShop(torture);
    const requests = Array.from({ length: 200 }, (_, at) => message(at));
    const statuses: Record<number, number> = {};
    await besideVisitors(torture, shop.url, async (seconds) => {
      const input = { url: shop.url, seconds, rate: PER_SECOND, atOnce: 20, requests };
      const answered = (await apartAndLast<StreamInput, StreamOutput>("./stream.ts", input)).statuses;
      for (const [status, many] of Object.entries(answered))
        statuses[Number(status)] = (statuses[Number(status)] ?? 0) + many;
    });
    const isExpected = Object.keys(statuses).every((status) =>
      [200, 400, 413, 429, 503].includes(Number(status)),
    );
    torture.expect(
      "spam is taken, refused or limited, and never breaks anything",
      isExpected,
      JSON.stringify(statuses),
    );
    const { rows } = await query(
      url,
      "SELECT count(*)::int AS many, count(*) FILTER (WHERE email ~ '[\\r\\n]' OR name ~ '[\\r\\n]')::int AS torn, coalesce(max(length(message)), 0) AS longest FROM contact_submissions",
    );
    const [{ many, torn, longest }] = rows as [{ many: number; torn: number; longest: number }];
    torture.expect(
      "what is stored is bounded",
      many <= STORED_AT_MOST && longest <= 4_000,
      `${many} messages, the longest ${longest}`,
    );
    torture.expect("no line break gets into an address or a name", torn === 0, torn);
  },
};

function message(at: number): Sent {
  const headers = { "content-type": "application/json", "x-forwarded-for": `198.51.100.${at % SOURCES}` };
  const sent = { path: "/api/contact", method: "POST", headers };
  if (at % 10 === 0) return { ...sent, body: "repeat:1000000" };
  const email = at % 3 === 0 ? "a@example.com\r\nBcc: everybody@example.com" : "a@example.com";
  const name = at % 4 === 0 ? "A sender\r\nBcc: everybody@example.com" : "A sender";
  return { ...sent, body: JSON.stringify({ name, email, message: "Buy something else, please." }) };
}
