import dns from "node:dns";
import { createServer } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { listenForTest } from "@/tests/support/listen";
import { openDatabase } from "./database";
import { FrameReader, fatalErrorFrame } from "./embedded-database/frames";

it("does not wait for a server that says nothing longer than it may", async () => {
  const { port } = await listenForTest(createServer());
  const where = `127.0.0.1:${port}/shop`;
  const env = { DATABASE_URL: `postgresql://shop@${where}?connect_timeout=1` };
  await expect(openDatabase(undefined, env)).rejects.toThrow(
    `The database at ${where} does not answer (DATABASE_URL).`,
  );
});

it("says why no address of a host with several answers", async () => {
  // One that no route leads to, as on a machine without IPv6, before one where nothing listens.
  const addresses = [
    { address: "fe80::1", family: 6 },
    { address: "127.0.0.1", family: 4 },
  ];
  const lookup = (_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, addresses);
  const spy = vi.spyOn(dns, "lookup").mockImplementation(lookup as unknown as typeof dns.lookup);
  onTestFinished(() => spy.mockRestore());
  const env = { DATABASE_URL: "postgresql://shop@db.example:1/shop" };
  await expect(openDatabase(undefined, env)).rejects.toThrow(
    /^The database at db\.example:1\/shop could not be opened: .*fe80::1.*; .*ECONNREFUSED 127\.0\.0\.1:1$/,
  );
});

it.each(["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])(
  "says that a pooler is no server before it is given a migration, which refuses %s",
  async (setting) => {
    // As PgBouncer does where ignore_startup_parameters does not name it.
    const refusal = fatalErrorFrame("08P01", `unsupported startup parameter: ${setting}`);
    const pooler = createServer((socket) => {
      const reader = new FrameReader();
      socket.once("data", (chunk) => {
        reader.push(chunk);
        const frame = reader.next();
        const isRefused = frame?.kind === "startup" && frame.parameters.has(setting);
        socket.end(isRefused ? refusal : "");
      });
    });
    const { port } = await listenForTest(pooler);
    const where = `127.0.0.1:${port}/shop`;
    await expect(openDatabase(undefined, { DATABASE_URL: `postgresql://shop@${where}` })).rejects.toThrow(
      `The database at ${where} is a connection pooler.`,
    );
  },
);

it.each([
  [
    "sslmode=verify-full&sslrootcert=/nowhere/ca.pem",
    "could not be opened: ENOENT: no such file or directory, open '/nowhere/ca.pem'",
  ],
  ["host=/nowhere", "does not answer (DATABASE_URL)."],
])("with %s it says what is missing", async (parameters, sentence) => {
  const env = { DATABASE_URL: `postgresql://shop@127.0.0.1:1/shop?${parameters}` };
  await expect(openDatabase(undefined, env)).rejects.toThrow(`The database at 127.0.0.1:1/shop ${sentence}`);
});
