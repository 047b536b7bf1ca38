import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { freePort } from "@/tests/support/free-port";
import { isAlive } from "@/tests/support/is-alive";
import { temporaryFolder } from "@/tests/support/temporary-folder";

vi.setConfig({ testTimeout: 60_000 });

const REAL = [
  "tools/cli/run.mjs",
  "tools/cli/launch/node-flags.mjs",
  ...[
    "main",
    "keep-running",
    "restarts",
    "stand-in",
    "command-error",
    "memory-settings",
    "supervisor-channel",
    "web-command",
  ].map((name) => `server/${name}.mjs`),
];

/** Says what the shop needs, unless a file tells it to fail. */
const PREPARE = `
import { existsSync } from "node:fs";
if (existsSync("database-is-away")) { console.log("no database"); process.exit(1); }
process.once("message", () => process.exit(0));
const siteUrl = "http://shop.example";
process.send({ url: "", dataDir: process.env.DATA_DIR ?? null, siteUrl, firstAdmin: [] });
if (process.env.DATA_DIR) process.kill(process.pid, "SIGKILL");
`;
const WEB = `
import { createServer } from "node:http";
const server = createServer((_, response) => response.end(String(process.pid)));
process.on("disconnect", () => process.exit(0));
process.on("SIGTERM", () => process.exit(0));
process.once("message", () => server.listen(process.env.PORT, "127.0.0.1", () => process.send("listening")));
process.send("ready to listen");
`;
/** Opens a database in half a second. */
const CONNECT = `
import { setTimeout as wait } from "node:timers/promises";
export const openEmbedded = () => wait(500).then(() => ({ close: async () => {} }));
`;

/** The launcher and the supervisor of the shop in a folder of their own, with stand-ins for what they start. */
function shopTree(): string {
  const folder = temporaryFolder();
  for (const path of REAL) cpSync(path, join(folder, path));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const files = {
    "package.json": `{ "type": "module" }`,
    "server/prepare.mjs": PREPARE,
    "server/web.mjs": WEB,
    "server/embedded-database/connect.mjs": CONNECT,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

type Shop = { launcher: ChildProcess; url: string; printed: () => string; ended: Promise<number | null> };

async function start(folder: string, env: Record<string, string> = {}): Promise<Shop> {
  const port = String(await freePort());
  const launcher = spawn(process.execPath, [join(folder, "tools/cli/run.mjs"), "start"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", HOSTNAME: "127.0.0.1", PORT: port, ...env },
  });
  onTestFinished(() => void launcher.kill("SIGTERM"));
  let printed = "";
  for (const stream of [launcher.stdout, launcher.stderr]) stream.on("data", (text) => (printed += text));
  const ended = new Promise<number | null>((resolved) => launcher.once("exit", resolved));
  return { launcher, url: `http://127.0.0.1:${port}`, printed: () => printed, ended };
}

const isOpen = (shop: Shop) =>
  vi.waitFor(() => expect(shop.printed()).toMatch(/The shop is open at \S+\n$/), 20_000);

/** The process that the launcher watches. */
const supervisorOf = ({ launcher }: Shop): number =>
  Number(readFileSync(`/proc/${launcher.pid}/task/${launcher.pid}/children`, "utf8").trim());

const timesRestarted = (shop: Shop): number => shop.printed().split("The supervisor stopped").length - 1;

it("a supervisor started again waits for a database that is away", async () => {
  const folder = shopTree();
  const shop = await start(folder);
  await isOpen(shop);
  writeFileSync(join(folder, "database-is-away"), "");
  process.kill(supervisorOf(shop), "SIGKILL");
  await vi.waitFor(() => expect(shop.printed().split("no database").length).toBeGreaterThan(3), 20_000);
  expect((await fetch(shop.url)).status).toBe(503);
  rmSync(join(folder, "database-is-away"));
  await isOpen(shop);
  expect((await fetch(shop.url)).status).toBe(200);
});

it("ends when the launcher is killed while the supervisor starts", async () => {
  const folder = shopTree();
  const launcher = `
import { fork } from "node:child_process";
console.log(fork(new URL("../../server/main.mjs", import.meta.url)).pid);
setImmediate(() => process.kill(process.pid, "SIGKILL"));
`;
  writeFileSync(join(folder, "tools/cli/run.mjs"), launcher);
  const { printed } = await start(folder);
  await vi.waitFor(() => expect(printed()).toMatch(/^\d+\n/), 10_000);
  const pid = Number.parseInt(printed(), 10);
  onTestFinished(() => void (isAlive(pid) && process.kill(pid, "SIGTERM")));
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000);
  expect(printed()).toBe(`${pid}\n`);
});

it("prepares a start for production, whatever NODE_ENV the shell or .env has set", async () => {
  const folder = shopTree();
  writeFileSync(join(folder, "server/prepare.mjs"), "console.log(process.env.NODE_ENV); process.exit(1);");
  const shop = await start(folder, { NODE_ENV: "development" });
  expect(await shop.ended).toBe(1);
  expect(shop.printed()).toBe("production\n");
});

it("goes on when nobody reads its output any more", async () => {
  const shop = await start(shopTree());
  await isOpen(shop);
  shop.launcher.stdout?.destroy();
  shop.launcher.stderr?.destroy();
  const supervisor = supervisorOf(shop);
  const webOf = async () => Number(await (await fetch(shop.url)).text());
  let web = await webOf();
  for (let round = 0; round < 2; round += 1) {
    const before = web;
    process.kill(before, "SIGKILL");
    web = await vi.waitFor(async () => {
      const next = await webOf();
      expect(next).toBeGreaterThan(0);
      expect(next).not.toBe(before);
      return next;
    }, 20_000);
  }
  expect(supervisorOf(shop)).toBe(supervisor);
});

it("SIGTERM between two supervisors ends the shop", async () => {
  const folder = shopTree();
  const shop = await start(folder);
  await isOpen(shop);
  // The next supervisors end at once.
  writeFileSync(join(folder, "server/stand-in.mjs"), "process.exit(7);");
  process.kill(supervisorOf(shop), "SIGKILL");
  // From here on the pauses last longer than a second.
  await vi.waitFor(() => expect(timesRestarted(shop)).toBe(5), 20_000);
  shop.launcher.kill("SIGTERM");
  expect(await shop.ended).toBe(0);
  expect(timesRestarted(shop)).toBe(5);
});

it("opens although what prepares it is killed while the database is opened", async () => {
  const shop = await start(shopTree(), { DATA_DIR: "somewhere" });
  await isOpen(shop);
});

it("SIGTERM while a start is prepared ends the shop without a web process", async () => {
  const folder = shopTree();
  const files = {
    // Does not end by itself once it is told that the database is held.
    "prepare.mjs": PREPARE.replace("process.exit(0)", `writeFileSync("is-held", "")`)
      .replace("existsSync }", "existsSync, writeFileSync }")
      .replace(/^if \(process.env.DATA_DIR\).*$/m, "setInterval(() => {}, 1_000);"),
    "embedded-database/connect.mjs": CONNECT.replace("async () => {}", "() => wait(1_000)"),
    "web.mjs": `import { writeFileSync } from "node:fs"; writeFileSync("web-is-started", "");`,
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, "server", path), text);
  const shop = await start(folder, { DATA_DIR: "somewhere" });
  await vi.waitFor(() => expect(existsSync(join(folder, "is-held"))).toBe(true), 20_000);
  shop.launcher.kill("SIGTERM");
  expect(await shop.ended).toBe(0);
  expect(existsSync(join(folder, "web-is-started"))).toBe(false);
});

it("SIGTERM while the database is opened closes it, there and in what prepares the start", async () => {
  const folder = shopTree();
  const files = {
    "prepare.mjs": `
import { writeFileSync } from "node:fs";
process.on("SIGTERM", () => setTimeout(() => { writeFileSync("prepare-has-closed", ""); process.exit(0); }, 900));
process.on("message", () => {});
process.send({ url: "", dataDir: process.env.DATA_DIR, siteUrl: "", firstAdmin: [] });`,
    "embedded-database/connect.mjs": `
import { writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
export async function openEmbedded() {
  writeFileSync("is-opening", "");
  await wait(500);
  return { close: async () => writeFileSync("supervisor-has-closed", "") };
}`,
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, "server", path), text);
  const shop = await start(folder, { DATA_DIR: "somewhere" });
  const isThere = (name: string) => existsSync(join(folder, name));
  await vi.waitFor(() => expect(isThere("is-opening")).toBe(true), 20_000);
  shop.launcher.kill("SIGTERM");
  expect([await shop.ended, shop.printed()]).toEqual([0, "Stopping …\n"]);
  expect(["prepare-has-closed", "supervisor-has-closed"].filter(isThere)).toHaveLength(2);
});

it("ends at once when the first start fails", async () => {
  const folder = shopTree();
  writeFileSync(join(folder, "database-is-away"), "");
  const shop = await start(folder);
  expect([await shop.ended, shop.printed()]).toEqual([1, "no database\n"]);
});

it("kills a restarted web process that hangs before it listens, and starts another", async () => {
  const folder = shopTree();
  const main = join(folder, "server/main.mjs");
  const text = readFileSync(main, "utf8");
  writeFileSync(main, text.replace("START_MS = 60_000", "START_MS = 2_000"));
  const shop = await start(folder);
  await isOpen(shop);
  const web = await (await fetch(shop.url)).text();
  writeFileSync(join(folder, "server/web.mjs"), "setInterval(() => {}, 1_000);");
  process.kill(Number(web), "SIGKILL");
  await vi.waitFor(() => expect(shop.printed()).toContain("has not opened within 2 seconds"), 20_000);
  writeFileSync(join(folder, "server/web.mjs"), WEB);
  await vi.waitFor(() => expect(shop.printed()).toContain("The web server has restarted."), 20_000);
  expect((await fetch(shop.url)).status).toBe(200);
});

it("kills a web process whose event loop hangs, and starts another", async () => {
  const folder = shopTree();
  const command = join(folder, "server/web-command.mjs");
  writeFileSync(command, readFileSync(command, "utf8").replace("BEAT_MS = 5_000", "BEAT_MS = 400"));
  const hanging = `import { existsSync } from "node:fs";
    setInterval(() => { if (existsSync("hang")) for (;;); process.send("alive"); }, 50);`;
  writeFileSync(join(folder, "server/web.mjs"), hanging + WEB);
  const shop = await start(folder);
  await isOpen(shop);
  const web = await (await fetch(shop.url)).text();
  writeFileSync(join(folder, "hang"), "");
  await vi.waitFor(() => expect(shop.printed()).toContain("The web server does not answer."), 20_000);
  rmSync(join(folder, "hang"));
  await vi.waitFor(() => expect(shop.printed()).toContain("The web server has restarted."), 20_000);
  expect(await (await fetch(shop.url)).text()).not.toBe(web);
});
