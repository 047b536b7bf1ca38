import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect, it, type TestContext, vi } from "vitest";
import { openHttpServer } from "@/tests/support/http-server";
import type { Handle } from "./pipeline";

/** More than the kernel buffers for a reader, bytes. */
const MORE_THAN_BUFFERED = 64 * 1024 * 1024;

/** The server looks twice whether anything was read, and gives up the second time. */
const LOOK_MS = 7_500;

/** How long a client read nothing, and for how long after the server's two looks were due, in milliseconds. */
type Silence = { ms: number; lateMs: number };

/**
 * Measures a silence. When the looks are due is told by timers of this process: a busy machine delays the server's as
 * much.
 */
function measureSilence() {
  let beganAt = 0;
  let dueAt: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  const restart = () => {
    beganAt = Date.now();
    dueAt = null;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = setTimeout(() => {
        dueAt = Date.now();
      }, LOOK_MS);
    }, LOOK_MS);
  };
  const end = (): Silence => {
    clearTimeout(timer);
    return { ms: Date.now() - beganAt, lateMs: dueAt === null ? 0 : Date.now() - dueAt };
  };
  restart();
  return { restart, end };
}

/** A connection to an HTTP server with this handler. */
async function visit({ onTestFinished }: TestContext, handle: Handle): Promise<Socket> {
  const { port } = await openHttpServer(handle, { onEnd: onTestFinished });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** About fifteen seconds. */
function expectTwoLooks(silence?: Silence): void {
  expect(silence?.ms).toBeGreaterThan(7_000);
  expect(silence?.lateMs).toBeLessThan(3_000);
}

it.concurrent("disconnects a client that sends one header byte a second within fifteen seconds, before the handler runs", async (context) => {
  const handle = vi.fn(async () => {});
  const socket = await visit(context, handle);
  const drip = setInterval(() => socket.write("x"), 1_000);
  context.onTestFinished(() => clearInterval(drip));
  const began = Date.now();
  const ended = new Promise((resolve) => socket.once("close", resolve));
  socket.resume().write("GET / HTTP/1.1\r\nHost: shop.example\r\n");
  await ended;
  expect(Date.now() - began).toBeLessThan(15_000);
  expect(handle).not.toHaveBeenCalled();
});

it.concurrent("disconnects a client that does not read its response after about fifteen seconds", async (context) => {
  const closed = vi.fn<(silence: Silence) => void>();
  const socket = await visit(context, async (_, response) => {
    response.end(Buffer.alloc(MORE_THAN_BUFFERED));
    const silence = measureSilence();
    response.once("close", () => closed(silence.end()));
  });
  socket.pause().write("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n");
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), { timeout: 25_000, interval: 500 });
  expectTwoLooks(closed.mock.lastCall?.[0]);
}, 30_000);

it.concurrent("disconnects a client that stops reading in the middle of a response, not one that reads slowly", async (context) => {
  const closed = vi.fn();
  const handle: Handle = async ({ url }, response) => {
    response.once("close", () => closed(url));
    response.write(Buffer.alloc(MORE_THAN_BUFFERED));
  };
  const stalled = await visit(context, handle);
  const slow = await visit(context, handle);
  stalled.pause().write("GET /stalled HTTP/1.1\r\nHost: shop.example\r\n\r\n");
  slow.write("GET /slow HTTP/1.1\r\nHost: shop.example\r\n\r\n");
  slow.on("data", () => {
    slow.pause();
    setTimeout(() => slow.resume(), 50);
  });
  await vi.waitFor(() => expect(closed).toHaveBeenCalledWith("/stalled"), { timeout: 25_000, interval: 500 });
  expect(closed).not.toHaveBeenCalledWith("/slow");
}, 30_000);

/**
 * Text that gzip makes about a third as long. The kernel buffers megabytes of what is sent: text that shrinks much more
 * would keep the processor busy for seconds, with the timers of this file waiting behind it. A compressed piece is
 * smaller than the encoder's buffer, so that the encoder has room while the socket has none.
 */
const compressible = () => randomBytes(5 * 1024).toString("base64") + " ".repeat(12 * 1024);

it.concurrent("disconnects a client that stops reading a compressed response, and writes no more of it meanwhile", async (context) => {
  const ended = vi.fn<(silence: Silence) => void>();
  const socket = await visit(context, async (_, response) => {
    const silence = measureSilence();
    response.once("close", () => ended(silence.end()));
    const closed = once(response, "close");
    response.setHeader("content-type", "text/plain");
    while (!response.destroyed) {
      silence.restart();
      if (!response.write(compressible())) await Promise.race([once(response, "drain"), closed]);
    }
  });
  socket.pause().write("GET / HTTP/1.1\r\nHost: shop.example\r\nAccept-Encoding: gzip\r\n\r\n");
  await vi.waitFor(() => expect(ended).toHaveBeenCalled(), { timeout: 30_000, interval: 500 });
  expectTwoLooks(ended.mock.lastCall?.[0]);
}, 40_000);

it.concurrent("a client that reads slowly gets the whole of a compressed response", async (context) => {
  const pieces = Array.from({ length: 2_000 }, compressible);
  const socket = await visit(context, async (_, response) => {
    response.setHeader("content-type", "text/plain");
    for (const piece of pieces) if (!response.write(piece)) await once(response, "drain");
    response.end();
  });
  const answer = socket.pipe(
    new Transform({ transform: (bytes, _, done) => void setTimeout(done, 5, null, bytes) }),
  );
  socket.write("GET / HTTP/1.0\r\nHost: shop.example\r\nAccept-Encoding: gzip\r\n\r\n");
  const bytes = await buffer(answer);
  const body = gunzipSync(bytes.subarray(bytes.indexOf("\r\n\r\n") + 4));
  expect(body.equals(Buffer.from(pieces.join("")))).toBe(true);
}, 40_000);

it.concurrent("starts a pipelined request only after the previous response is sent", async (context) => {
  const asked: string[] = [];
  const finish: (() => void)[] = [];
  const socket = await visit(context, async ({ url = "" }, response) => {
    asked.push(url);
    finish.push(() => response.end(url));
  });
  let answers = "";
  socket.on("data", (chunk) => {
    answers += chunk;
  });
  socket.write(
    ["/a", "/b", "/c"].map((path) => `GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`).join(""),
  );
  for (const [count, path] of ["/a", "/b", "/c"].entries()) {
    await vi.waitFor(() => expect(finish).toHaveLength(count + 1));
    expect(asked.at(-1)).toBe(path);
    finish[count]?.();
    await vi.waitFor(() => expect(answers).toContain(path));
  }
});

it.concurrent("closes a connection that pipelines hundreds of requests", async (context) => {
  const handle = vi.fn(async () => {});
  const socket = await visit(context, handle);
  const ended = new Promise((resolve) => socket.once("close", resolve));
  socket.resume().write("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n".repeat(500));
  await ended;
  expect(handle).toHaveBeenCalledTimes(1);
});
