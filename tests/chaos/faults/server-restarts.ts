import { setTimeout as wait } from "node:timers/promises";
import { createDb } from "@/lib/db/client";
import { makeCustomer } from "@/tests/factories/shop-records";
import { ask, registerOwner } from "@/tests/support/http";
import { median, round } from "@/tests/support/statistics";
import { waitUntil } from "@/tests/support/wait-until";
import { Clients, expectNothingLost } from "../kills/clients";
import { rounds, type Scenario } from "../scenario";
import { startShopOnServer } from "../shop";
import { SteadyVisitor, tally } from "./steady-visitor";

const RESTARTS = 20;
const BACK_WITHIN_MS = 2_000;
const WRITTEN_WITHIN_MS = 30_000;

/** Scenario: PostgreSQL crashes and restarts repeatedly while clients write. */
export const serverRestarts: Scenario = {
  tests: "D08",
  name: "the database server is restarted under load",
  group: "faults",
  async run(context) {
    const { server, url, shop } = await startShopOnServer(context);
    const cookie = await registerOwner(shop.url);
    const web = shop.webPid();
    await ask(`${shop.url}/events`);
    const clients = new Clients(shop.url, cookie, [await addMember(url)]);
    const visitor = new SteadyVisitor(`${shop.url}/events`);
    clients.start();
    const waits: number[] = [];
    for (let left = rounds(context, RESTARTS); left > 0; left -= 1) {
      await clients.untilWritten(WRITTEN_WITHIN_MS);
      await wait(context.dice.between(100, 800));
      await server.restart("immediate");
      context.killed();
      const upAt = Date.now();
      const isReady = async () => (await ask(`${shop.url}/api/health/ready`)).status === 200;
      await waitUntil("the shop's readiness", isReady, { everyMs: 20 });
      waits.push(Date.now() - upAt);
    }
    await clients.finish();
    const pages = await visitor.stop();
    context.expect("the web process survives", shop.webPid() === web && shop.launcher.isAlive);
    context.expect(
      "the shop is ready again within 2 s of the database",
      Math.max(...waits) <= BACK_WITHIN_MS,
      `longest ${Math.max(...waits)} ms, median ${round(median(waits))} ms of ${waits.length}`,
    );
    context.expect(
      "an unchanged page is served throughout",
      pages.length > waits.length && pages.every((status) => status === 200),
      tally(pages),
    );
    await expectNothingLost(context, clients, url);
  },
};

/** Stores a member, whose visits the clients count; returns the phone number. */
async function addMember(url: string): Promise<string> {
  const phone = "7025550100";
  const handle = createDb(url, 1);
  await makeCustomer(handle, { phone, phoneDigits: [phone] }).finally(() => handle.$disconnect());
  return phone;
}
