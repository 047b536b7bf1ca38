import { once } from "node:events";
import { Agent, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { openHttpServer } from "@/tests/support/http-server";

it("leaves a connection as it was after requests whose bodies were read", async () => {
  const sockets = new Set<Socket>();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    sockets.add(request.socket);
    response.end(await text(request));
  };
  const { port } = await openHttpServer(handle);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (let sent = 0; sent < 20; sent += 1) {
    const request = ask({ port, host: "127.0.0.1", path: "/api/contact", method: "POST", agent });
    request.setHeader("content-type", "application/json").end(`{"sent":${sent}}`);
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    expect(await text(answer)).toBe(`{"sent":${sent}}`);
  }
  const [socket, ...others] = sockets;
  expect(others).toEqual([]);
  expect(Object.hasOwn(socket ?? {}, "destroySoon")).toBe(false);
});

it("a handler is told that its body ends when the client goes away before it has the answer", async () => {
  const broken = vi.fn();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    text(request).catch(broken);
    response.end("no");
    request.socket.destroy();
  };
  const { port } = await openHttpServer(handle);
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  onTestFinished(() => void socket.destroy());
  socket.write("POST /api/contact HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n");
  await vi.waitFor(() => expect(broken).toHaveBeenCalledOnce(), 5_000);
});
