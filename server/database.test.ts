import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "./database";

it("does not wait for a server that says nothing longer than it may", async () => {
  const silent = createServer((socket) => onTestFinished(() => void socket.destroy())).listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const where = `127.0.0.1:${(silent.address() as AddressInfo).port}/shop`;
  const env = { DATABASE_URL: `postgresql://shop@${where}?connect_timeout=1` };
  await expect(openDatabase(undefined, env)).rejects.toThrow(
    `The database at ${where} does not answer (DATABASE_URL).`,
  );
});
