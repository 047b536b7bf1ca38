import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../parts/ask";
import { PrivateServer } from "../parts/private-server";
import { ShopProcess } from "../parts/shop-process";
import { waitUntil } from "../parts/wait-until";
import type { Scenario } from "../scenario";
import { holdTable, waitingFor } from "./held-table";
import { tally } from "./steady-visitor";

const IN_FLIGHT = 50;
const EXIT_WITHIN_MS = 10_000;
const HELD_FOR_MS = 1_200;

/** SIGTERM while fifty requests are being answered. */
export const drain: Scenario = {
  tests: "D17",
  name: "SIGTERM with fifty requests in flight",
  group: "faults",
  isTimed: false,
  needsBuild: true,
  async run(torture) {
    const server = await PrivateServer.open(torture);
    const url = await server.database("shop");
    const shop = await ShopProcess.started(torture, { DATABASE_URL: url });
    await ask(`${shop.url}/api/products?q=warm`);
    const release = await holdTable(url, "products");
    torture.atEnd(release);
    let answered = 0;
    const asked = Array.from({ length: IN_FLIGHT }, (_, at) =>
      ask(`${shop.url}/api/products?q=${at}`, { from: `198.51.100.${at}` })
        .then(
          ({ status }) => status,
          () => 0,
        )
        .finally(() => {
          answered += 1;
        }),
    );
    await waitUntil("the requests' arrival", async () => (await waitingFor(server)) >= 8);
    await wait(100);
    const before = answered;
    const stoppedAt = Date.now();
    const ended = shop.stop();
    await wait(HELD_FOR_MS);
    const late = await ask(`${shop.url}/`).then(
      ({ status }) => status,
      () => 0,
    );
    await release();
    const statuses = await Promise.all(asked);
    const { code } = (await ended) ?? {};
    const seconds = (Date.now() - stoppedAt) / 1000;
    torture.expect(
      "at least forty were in flight when it was told to stop",
      before <= 10,
      `${IN_FLIGHT - before}`,
    );
    const isClean = statuses.every((status) => status === 200 || status === 503);
    torture.expect("every one ends with an answer or a clean 503", isClean, tally(statuses));
    torture.expect("nobody new is let in", late === 0 || late === 503, late);
    torture.expect(
      "it exits within 10 s, and well",
      seconds * 1000 <= EXIT_WITHIN_MS && code === 0,
      `${seconds.toFixed(1)} s, code ${code}`,
    );
    await waitUntil("the end of its connections", () => server.backends().length === 0, { ms: 10_000 });
    torture.expect("no connection to the database is left", server.backends().length === 0);
  },
};
