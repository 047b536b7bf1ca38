import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { parseEnv } from "@/lib/env";
import { createHttpServer } from "./http-server";

/** Sends bytes to an HTTP server with this handler and reads until it closes the connection. */
async function answerTo(bytes: string, handle: Parameters<typeof createHttpServer>[0]): Promise<string> {
  const { server } = createHttpServer(handle, parseEnv({}), { isHttps: false, frameScripts: [] });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
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
