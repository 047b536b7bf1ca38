import { type AddressInfo, connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { parseEnv } from "@/lib/env";
import { createFront } from "./front";

it("ends a visitor who sends his headers a byte a second, within fifteen seconds and before the handler", async () => {
  const handle = vi.fn(async () => {});
  const { server } = createFront(handle, parseEnv({}), { isHttps: false, frameScripts: [] });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const drip = setInterval(() => socket.write("x"), 1_000);
  onTestFinished(() => {
    clearInterval(drip);
    socket.destroy();
    server.close();
  });
  socket.on("error", () => {});
  const began = Date.now();
  const ended = new Promise((resolve) => socket.once("close", resolve));
  socket.resume().write("GET / HTTP/1.1\r\nHost: shop.example\r\n");
  await ended;
  expect(Date.now() - began).toBeLessThan(15_000);
  expect(handle).not.toHaveBeenCalled();
});
