import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { listenForTest } from "@/tests/support/listen";
import { ShopRequest } from "./request";

/** More than Node and the kernel take in before somebody reads, bytes. */
const LARGE = 16 * 1024 * 1024;

/** Sends the head of a request and what `body` writes of its body; returns what the server got. */
async function receive(body: (write: (bytes: number) => void) => void): Promise<ShopRequest> {
  const server = createServer({ IncomingMessage: ShopRequest });
  const { url } = await listenForTest(server);
  const sent = request(url, { method: "POST" }).on("error", () => {});
  onTestFinished(() => void sent.destroy());
  const received = new Promise<ShopRequest>((resolve) => server.once("request", resolve));
  body((bytes) => sent.write(Buffer.alloc(bytes)));
  return received;
}

it("counts the time in which a client waits for its body to be read", async () => {
  const received = await receive((write) => write(LARGE));
  await vi.waitFor(() => expect(received.unreadMs).toBeGreaterThan(100));
  for await (const _ of received) if (received.received === LARGE) break;
  const before = received.unreadMs;
  await wait(50);
  expect(received.unreadMs).toBe(before);
});

it("does not count the time in which the shop waits for the client", async () => {
  const received = await receive((write) => write(1));
  received.resume();
  await vi.waitFor(() => expect(received.received).toBe(1));
  await wait(50);
  expect(received.unreadMs).toBe(0);
});

it("says that too much of a body has arrived also when its limit is set later", async () => {
  const received = await receive((write) => write(2));
  await vi.waitFor(() => expect(received.received).toBe(2));
  const onTooLarge = vi.fn();
  received.limitBody(2, onTooLarge);
  expect(onTooLarge).not.toHaveBeenCalled();
  received.limitBody(1, onTooLarge);
  expect(onTooLarge).toHaveBeenCalledOnce();
});

it("breaks off a body for who reads it, and the connection stays open", async () => {
  const received = await receive((write) => write(1));
  const { socket } = received;
  const reading = expect(text(received)).rejects.toMatchObject({ code: "ECONNRESET" });
  received.breakOff(socket);
  await reading;
  expect(received.socket).toBe(socket);
  expect(socket.destroyed).toBe(false);
});
