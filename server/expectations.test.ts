import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { openHttpServer } from "@/tests/support/http-server";
import type { Handle } from "./pipeline";

/** Sends bytes to an HTTP server with this handler and reads until it closes the connection. */
async function answerTo(bytes: string, handle: Handle): Promise<string> {
  const { port } = await openHttpServer(handle);
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

it("refuses an expectation that is not offered with the headers of every response", async () => {
  const handle = vi.fn();
  const answer = await answerTo("GET / HTTP/1.1\r\nHost: shop.example\r\nExpect: a cake\r\n\r\n", handle);
  expect(answer).toMatch(/^HTTP\/1.1 417 /);
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
  expect(answer).toContain("This expectation is not offered.");
  expect(handle).not.toHaveBeenCalled();
});

it("sends no interim response to a client of HTTP/1.0", async () => {
  const head =
    "POST /api/contact HTTP/1.0\r\nHost: shop.example\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n";
  const answer = await answerTo(`${head}{}`, async (_, response) => response.end("fine"));
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});
