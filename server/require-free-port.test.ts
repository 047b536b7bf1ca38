import { once } from "node:events";
import { createServer, Server } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { freePort } from "@/tests/support/free-port";
import { listenForTest } from "@/tests/support/listen";
import { requireFreePort } from "./require-free-port";

const ANOTHER = "choose another port with PORT.";

/** Lets the system refuse to listen with this code, as it does for what a test cannot bring about itself. */
function refuseWith(code: string): void {
  const spy = vi.spyOn(Server.prototype, "listen").mockImplementation(function (this: Server) {
    this.emit("error", Object.assign(new Error(code), { code }));
    return this;
  });
  onTestFinished(() => spy.mockRestore());
}

it("names a port that another program uses, and both ways out", async () => {
  const { port } = await listenForTest(createServer());
  await expect(requireFreePort(port, "127.0.0.1", ANOTHER)).rejects.toThrow(
    `Port ${port} is in use by another program. Stop it, or choose another port with PORT.`,
  );
});

it("names a port that this user may not open, where there is nothing to stop", async () => {
  refuseWith("EACCES");
  await expect(requireFreePort(80, undefined, ANOTHER)).rejects.toThrow(
    "Port 80 may not be opened by this user; choose another port with PORT.",
  );
});

it("names an address that is not this machine's, and the port alone without one", async () => {
  await expect(requireFreePort(0, "192.0.2.1", ANOTHER)).rejects.toThrow(
    "HOSTNAME: the shop cannot listen on 192.0.2.1 (EADDRNOTAVAIL).",
  );
  refuseWith("EMFILE");
  await expect(requireFreePort(3000, undefined, ANOTHER)).rejects.toThrow(
    "The shop cannot listen on port 3000 (EMFILE).",
  );
});

it("leaves a free port free", async () => {
  const port = await freePort();
  await requireFreePort(port, "127.0.0.1", ANOTHER);
  const server = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
});
