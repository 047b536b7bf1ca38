import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import { runningDeal } from "@/tests/factories/deal";
import { urlOfFolder } from "@/tests/support/embedded-database";
import { copyTemplate } from "@/tests/support/embedded-template";
import { ask, registerOwner } from "@/tests/support/http";
import { query } from "@/tests/support/postgres";
import { waitUntil } from "@/tests/support/wait-until";
import { contradictions } from "../consistency";
import { type Scenario, type ScenarioContext, Unsupported } from "../scenario";
import { startShop } from "../shop";

const SIZE_MB = 160;
/** Longest time until the shop answers again, ms. */
const RECOVERY_MS = 60_000;

/** Scenario: a small tmpfs runs full under the embedded database, and is freed again. */
export const diskFull: Scenario = {
  tests: "D05",
  name: "the disk is full",
  group: "faults",
  async run(context) {
    const disk = mountSmallDisk(context);
    const dataDir = join(disk, "data");
    await copyTemplate(dataDir);
    const shop = await startShop(context, { DATA_DIR: dataDir });
    const url = urlOfFolder(dataDir);
    const cookie = await registerOwner(shop.url);
    const made: string[] = [];
    const write = async () => {
      const title = `Deal ${made.length} ${Date.now()}`;
      const json = runningDeal(title, "x".repeat(1_800));
      const answer = await ask(`${shop.url}/api/deals`, { json, cookie });
      if (answer.status === 201) made.push(title);
      return answer.status;
    };
    context.expect("a write is accepted before", (await write()) === 201);
    for (const path of ["/", "/deals"]) await ask(shop.url + path);
    const web = shop.webPid();
    const filling = fill(disk);
    const statuses = new Set<number>();
    // Pages that are already allocated take some more rows: write until one is refused.
    for (let tries = 0; tries < 400 && !statuses.has(503); tries += 1)
      statuses.add(await write().catch(() => 0));
    context.expect(
      "a write is refused with 503 while the disk is full",
      isOnly(statuses, [201, 503]),
      [...statuses].join(", "),
    );
    const pages = await Promise.all(["/", "/deals"].map(async (path) => (await ask(shop.url + path)).status));
    context.expect(
      "pages are served while the disk is full",
      pages.every((status) => status === 200),
      pages.join(", "),
    );
    const read = await ask(`${shop.url}/api/products?q=a`).then(
      ({ status }) => status,
      () => 0,
    );
    context.expect("reads work while the disk is full", read === 200, read);
    rmSync(filling);
    const freedAt = Date.now();
    await waitUntil("a write after the disk was freed", async () => (await write()) === 201, {
      ms: RECOVERY_MS,
      everyMs: 250,
    });
    context.expect(
      "writes are accepted again after space is freed",
      true,
      `after ${((Date.now() - freedAt) / 1000).toFixed(1)} s`,
    );
    context.expect("no process had to be restarted", shop.launcher.isAlive && shop.webPid() === web);
    const rows = await query(url, "SELECT title FROM deals");
    const stored = rows.map(({ title }) => title);
    const lost = made.filter((title) => !stored.includes(title));
    context.expect("no acknowledged write is lost", lost.length === 0, `${lost.length} of ${made.length}`);
    const wrong = await contradictions(url);
    context.expect("no inconsistency is found", wrong.length === 0, wrong.join("; "));
    await shop.stop();
  },
};

const isOnly = (found: ReadonlySet<number>, allowed: number[]): boolean =>
  found.has(503) && [...found].every((status) => allowed.includes(status));

function mountSmallDisk(context: ScenarioContext): string {
  const disk = join(context.folder, "disk");
  mkdirSync(disk);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE_MB}m`, "tmpfs", disk], { stdio: "ignore" });
  } catch {
    throw new Unsupported("this user may not mount a small disk");
  }
  context.atEnd(() => execFileSync("umount", ["-l", disk]));
  return disk;
}

/** Fills the disk and returns the file that does. */
function fill(disk: string): string {
  const file = join(disk, "filling");
  const handle = openSync(file, "w");
  for (let bytes = 1_048_576; bytes >= 512; ) {
    try {
      writeSync(handle, Buffer.alloc(bytes));
    } catch {
      bytes = Math.floor(bytes / 2);
    }
  }
  closeSync(handle);
  if (statfsSync(disk).bavail > 1) throw new Error("The disk could not be filled.");
  return file;
}
