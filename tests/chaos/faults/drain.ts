import { type ClientRequest, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "@/tests/support/http";
import { waitUntil } from "@/tests/support/wait-until";
import type { Scenario } from "../scenario";
import { startShopOnServer } from "../shop";
import { tally } from "./steady-visitor";

const IN_FLIGHT = 50;
const EXIT_WITHIN_MS = 10_000;
const ARRIVE_MS = 1_500;
/**
 * When the second half is sent after SIGTERM, ms: later than the second for which the shop still accepts connections.
 */
const FINISH_AFTER_MS = 2_500;

const MESSAGE = {
  name: "A visitor",
  email: "visitor@example.com",
  message: "Sent while you were closing.",
};
const BODY = JSON.stringify(MESSAGE);
const HALF = Math.floor(BODY.length / 2);

/** Scenario: SIGTERM while fifty requests are being received; the second half of each body follows it. */
export const drain: Scenario = {
  tests: "D17",
  name: "SIGTERM with fifty requests in flight",
  group: "faults",
  async run(context) {
    const { server, shop } = await startShopOnServer(context);
    await ask(`${shop.url}/api/contact`, { json: MESSAGE });
    const halves = Array.from({ length: IN_FLIGHT }, (_, at) => sendHalf(shop.url, `198.51.100.${at + 1}`));
    await wait(ARRIVE_MS);
    const stoppedAt = Date.now();
    const exited = shop.stop();
    await wait(FINISH_AFTER_MS);
    const late = await ask(`${shop.url}/`).then(
      ({ status }) => status,
      () => 0,
    );
    for (const { call } of halves) call.end(BODY.slice(HALF));
    const statuses = await Promise.all(halves.map(({ status }) => status));
    const { code } = (await exited) ?? {};
    const seconds = (Date.now() - stoppedAt) / 1000;
    const isClean = statuses.every((status) => status === 200);
    context.expect("every request in flight is answered", isClean, tally(statuses));
    context.expect("no new connection is served", late === 0 || late === 503, late);
    const isSoon = seconds * 1000 <= EXIT_WITHIN_MS && code === 0;
    context.expect("it exits within 10 s with code 0", isSoon, `${seconds.toFixed(1)} s, code ${code}`);
    const stored = (await server.query("SELECT count(*)::int AS many FROM contact_submissions", "shop"))[0]
      ?.many;
    const acknowledged = statuses.filter((status) => status === 200).length + 1;
    context.expect(
      "acknowledged writes are stored once",
      stored === acknowledged,
      `${stored} of ${acknowledged}`,
    );
    const isAlone = async () => server.backends().length === 0;
    await waitUntil("the end of its connections", isAlone, { ms: 10_000 });
    context.expect("no connection to the database is left", await isAlone());
  },
};

function sendHalf(url: string, from: string): { call: ClientRequest; status: Promise<number> } {
  const headers = {
    "content-type": "application/json",
    "content-length": BODY.length,
    "x-forwarded-for": from,
  };
  const call = request(`${url}/api/contact`, { method: "POST", headers, agent: false });
  const status = new Promise<number>((resolve) => {
    call.once("response", (answer) => {
      answer.resume();
      answer.once("close", () => resolve(answer.statusCode ?? 0));
    });
    call.once("error", () => resolve(0));
  });
  call.write(BODY.slice(0, HALF));
  return { call, status };
}
