import { setTimeout as delay } from "node:timers/promises";
import { ask } from "@/tests/support/http";
import { waitUntil } from "@/tests/support/wait-until";
import type { Scenario } from "../scenario";
import { startShopOnServer } from "../shop";

const PAGES = ["/", "/deals", "/events", "/inventory"];
/** Longer than twice the interval of most of them, after which they are rendered before they are sent. */
const OUTAGE_MS = 130_000;

/** Scenario: the database stops and starts again, and the shop's health check is read meanwhile. */
export const databaseAway: Scenario = {
  tests: "V10",
  name: "the database is down",
  group: "faults",
  async run(context) {
    const { server, shop } = await startShopOnServer(context);
    const statusOf = async (path: string) => (await ask(shop.url + path)).status;
    for (const path of [...PAGES, "/api/deals"]) await statusOf(path);
    await server.stop("fast");
    const live = await statusOf("/api/health/live");
    context.expect("while down: live answers 200", live === 200, live);
    const ready = await statusOf("/api/health/ready");
    context.expect("while down: ready answers 503", ready === 503, ready);
    const expectPages = async (when: string) => {
      const pages = await Promise.all(PAGES.map(statusOf));
      context.expect(
        `${when}: stored pages answer 200`,
        pages.every((status) => status === 200),
        pages.join(", "),
      );
    };
    await expectPages("while down");
    const contact = { name: "A visitor", email: "visitor@example.com", message: "Is anybody there?" };
    const refused = await ask(`${shop.url}/api/contact`, { json: contact });
    const isPlain = refused.status === 503 && !/prisma|pg|connect|sql/i.test(refused.body);
    context.expect(
      "while down: a write is refused with 503 and one sentence",
      isPlain,
      `${refused.status} ${refused.body}`,
    );
    await delay(OUTAGE_MS);
    await expectPages("down for longer than pages live");
    await server.start();
    await waitUntil("readiness", async () => (await statusOf("/api/health/ready")) === 200, { ms: 10_000 });
    context.expect(
      "after recovery: ready answers 200 and a write is accepted",
      (await ask(`${shop.url}/api/contact`, { json: contact })).status === 200,
    );
    const rows = await server.query("SELECT count(*)::int AS many FROM contact_submissions", "shop");
    context.expect(
      "the accepted write is stored, and the refused one is not",
      rows[0]?.many === 1,
      rows[0]?.many,
    );
  },
};
