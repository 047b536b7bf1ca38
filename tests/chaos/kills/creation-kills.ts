import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openEmbeddedDatabase } from "@/server/database";
import { killOwner, ownerPid } from "@/tests/support/embedded-database";
import { query } from "@/tests/support/postgres";
import { waitUntil } from "@/tests/support/wait-until";
import { rounds, type Scenario, type ScenarioContext } from "../scenario";

const KILLS = 100;
/** How often a folder's creation is killed before it may complete. */
const KILLS_A_FOLDER = 5;
const HEALED_WITHIN_MS = 300_000;

/** Scenario: repeated SIGKILL at random points of the first start in one folder, until one may finish. */
export const creationKills: Scenario = {
  tests: "D02",
  name: "the embedded database is killed during its creation",
  group: "kills",
  startsShop: false,
  async run(context) {
    const folders = Math.ceil(rounds(context, KILLS) / KILLS_A_FOLDER);
    let healed = 0;
    let leftOvers = 0;
    const kills: number[] = [];
    for (let at = 0; at < folders; at += 1) {
      const dataDir = join(context.folder, `new${at}`);
      // A launcher gives up after a minute, so the opening is retried.
      const opening = waitUntil("a whole database", () => openEmbeddedDatabase(dataDir), {
        ms: HEALED_WITHIN_MS,
      });
      kills.push(await killDuring(context, dataDir, opening));
      const database = await opening;
      try {
        await database.migrate();
        const rows = await query(database.url, "SELECT count(*)::int AS many FROM products");
        if (rows[0]?.many === 0) healed += 1;
        leftOvers += draftsIn(dataDir).length;
      } finally {
        await database.close();
      }
    }
    context.expect("every creation was killed", Math.min(...kills) > 0, kills.join(", "));
    context.expect(
      "every folder becomes a complete database without intervention",
      healed === folders,
      `${healed} of ${folders}`,
    );
    context.expect("no partly created cluster remains", leftOvers === 0, leftOvers);
  },
};

/** Clusters that are being created, or whose creation was killed. */
const draftsIn = (dataDir: string): string[] =>
  existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.includes(".creating-")) : [];

/**
 * Kills the database during its first start; the launcher restarts it each time.
 * @returns how many of the kills came while the cluster was being created
 */
async function killDuring(
  context: ScenarioContext,
  dataDir: string,
  opening: Promise<unknown>,
): Promise<number> {
  let isOpen = false;
  opening.then(
    () => (isOpen = true),
    () => (isOpen = true),
  );
  let last = 0;
  let inCreation = 0;
  for (let done = 0; done < KILLS_A_FOLDER && !isOpen; ) {
    const pid = ownerPid(dataDir);
    if (pid === null || pid === last || existsSync(join(dataDir, "cluster"))) {
      await wait(5);
      if (!existsSync(join(dataDir, "cluster"))) continue;
    }
    // On a slow machine the creation begins later than all random kills; the first one always interrupts it.
    if (done === 0) await waitUntil("the creation", () => draftsIn(dataDir).length > 0, { everyMs: 5 });
    await wait(context.dice.between(0, done === 0 ? 200 : 1_500));
    const hadDraft = draftsIn(dataDir).length > 0;
    if (!killOwner(dataDir)) continue;
    if (hadDraft) inCreation += 1;
    last = pid ?? 0;
    context.killed();
    done += 1;
  }
  return inCreation;
}
