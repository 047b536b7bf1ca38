import { AsyncLocalStorage } from "node:async_hooks";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { encode } from "next-auth/jwt";
import { expect, it, vi } from "vitest";
import { openHttpServer } from "@/tests/support/http-server";
import { AdmissionQueue } from "./admission-queue";

/** Every millisecond, and on a busy machine for a while. */
const patiently = { interval: 1, timeout: 15_000 };
const secret = "a-secret-only-tests-use";

/** An HTTP server whose handler records each request and answers only when told to. */
async function openHoldingServer() {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const handle = async (request: { url?: string }, response: { end: () => void }) => {
    begun.push(request.url ?? "");
    finish.push(() => response.end());
  };
  const { url } = await openHttpServer(handle, { env: { NEXTAUTH_SECRET: secret } });
  return { url, begun, finish };
}

it("starts large bodies one at a time, and pages meanwhile", async () => {
  const { url, begun, finish } = await openHoldingServer();
  const body = new Uint8Array(1024 * 1024);
  const id = "00000000-0000-4000-8000-000000000001";
  const headers = { cookie: `shop-session=${await encode({ token: { sub: id, sid: id }, secret })}` };
  const post = (at: number) => fetch(`${url}/api/upload?${at}`, { method: "POST", body, headers });
  const calls = Array.from({ length: 20 }, (_, at) => post(at));
  await expect.poll(() => begun.length, patiently).toBeGreaterThan(0);
  const page = fetch(`${url}/page`);
  await expect.poll(() => begun, patiently).toContain("/page");
  expect(begun.indexOf("/page")).toBeLessThan(10);
  await expect.poll(() => begun, patiently).toHaveLength(21);
  for (const end of finish) end();
  for (const { status } of await Promise.all([...calls, page])) expect(status).toBe(200);
});

/** Asks for a slot; records the name when the work begins. */
function applyTo(queue: AdmissionQueue, begun: (name: string) => void) {
  return (name: string, { isRendering = false, socket = new Socket(), bodyBytes = 0 } = {}) => {
    const response = new ServerResponse(new IncomingMessage(socket));
    const progress = { received: 0, complete: true, unreadMs: 0 };
    const applicant = { response, address: name, bodyBytes, progress, isRendering };
    const apply = () => queue.take({ ...applicant, refuse: vi.fn(), cutOff: vi.fn() }, () => begun(name));
    queue.takeInOrder(socket, response, apply);
    return response;
  };
}

it("renders two pages of searches at a time, and starts other requests meanwhile", () => {
  const begun: string[] = [];
  const apply = applyTo(new AdmissionQueue(), (name) => begun.push(name));
  const shelves = [1, 2, 3, 4].map((at) => apply(`shelf ${at}`, { isRendering: true }));
  const page = apply("page");
  expect(begun).toEqual(["shelf 1", "shelf 2", "page"]);
  for (const response of [...shelves, page]) response.emit("close");
});

it("starts one of the large bodies at a time, and messages beside it", () => {
  const begun: string[] = [];
  const apply = applyTo(new AdmissionQueue(), (name) => begun.push(name));
  const sent = [1, 2].map((at) => apply(`picture ${at}`, { bodyBytes: 1_000_000 }));
  sent.push(apply("message", { bodyBytes: 200 }));
  expect(begun).toEqual(["picture 1", "message"]);
  for (const response of sent) response.emit("close");
});

it("starts one of the messages from many addresses at a time, and reads between them", () => {
  const begun: string[] = [];
  const apply = applyTo(new AdmissionQueue(), (name) => begun.push(name));
  const messages = [1, 2, 3, 4].map((at) => apply(`message ${at}`, { bodyBytes: 200 }));
  const pages = [1, 2].map((at) => apply(`page ${at}`));
  expect(begun).toEqual(["message 1", "page 1", "page 2"]);
  for (const response of [...messages, ...pages]) response.emit("close");
});

it("starts a request that waited in its own asynchronous context", async () => {
  const context = new AsyncLocalStorage<string>();
  const begun: string[][] = [];
  const apply = applyTo(new AdmissionQueue(), (name) => begun.push([name, context.getStore() ?? "none"]));
  const connection = new Socket();
  const ask = (name: string, socket?: Socket) =>
    context.run(name, () => apply(name, { isRendering: true, socket }));
  const responses = [ask("one", connection), ask("two"), ask("waits for a slot")];
  responses.push(ask("waits for the answer before", connection));
  for (const response of responses) context.run("another", () => response.emit("close"));
  await expect.poll(() => begun, patiently).toHaveLength(4);
  for (const [name, own] of begun) expect(own).toBe(name);
});
