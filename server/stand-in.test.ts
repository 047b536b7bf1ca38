import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { parseEnv } from "@/lib/env";
import { freePort } from "@/tests/support/free-port";
import { listenForTest } from "@/tests/support/listen";
import { listenAddress, StandIn } from "./stand-in.mjs";

it("answers 503 with Retry-After and releases the port on request", async () => {
  const port = await freePort();
  const standIn = new StandIn(port, "127.0.0.1");
  onTestFinished(() => standIn.close());
  standIn.open();
  const ask = () => fetch(`http://127.0.0.1:${port}/deals`, { method: "POST", body: "{}" }).catch(() => null);
  await expect.poll(async () => (await ask())?.status).toBe(503);
  const answer = await ask();
  expect(answer?.headers.get("retry-after")).toBe("2");
  expect(await answer?.text()).toBe("The shop is starting again. Please try again in a moment.");
  await standIn.close();
  expect(await ask()).toBeNull();
  // The web process may stop again.
  standIn.open();
  await expect.poll(async () => (await ask())?.status).toBe(503);
});

it("binds the port as soon as the previous process releases it", async () => {
  const before = createServer();
  const { port } = await listenForTest(before);
  const standIn = new StandIn(port, "127.0.0.1");
  onTestFinished(() => standIn.close());
  standIn.open();
  before.close();
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}`).catch(() => null))?.status)
    .toBe(503);
});

it("does not bind the port when it is closed while its host's name is looked up", async () => {
  const port = await freePort();
  const standIn = new StandIn(port, "localhost");
  standIn.open();
  await standIn.close();
  await wait(500);
  const after = createServer().listen(port, "localhost");
  onTestFinished(() => void after.close());
  await once(after, "listening");
});

it.each([
  [{}],
  [{ PORT: "", HOSTNAME: "" }],
  [{ PORT: " ", HOSTNAME: " " }],
  [{ PORT: " 4000\t", HOSTNAME: " ::1 " }],
])("stands in where the shop listens: %j", (env: Record<string, string>) => {
  const { PORT, HOSTNAME } = parseEnv(env);
  expect(listenAddress(env as NodeJS.ProcessEnv)).toEqual({ port: PORT, host: HOSTNAME });
});
