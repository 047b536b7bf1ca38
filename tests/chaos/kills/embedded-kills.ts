import { killOwner } from "@/tests/support/embedded-database";
import { openEmbeddedFor } from "../databases";
import { rounds, type Scenario } from "../scenario";
import { expectWhole, killUnderWrites } from "./pair-writer";

const KILLS = 200;
const FOLDERS = 2;

/** Scenario: SIGKILL of the embedded database during writes; its launcher restarts it. */
export const embeddedKills: Scenario = {
  tests: "D01",
  name: "the embedded database is killed under writes",
  group: "kills",
  startsShop: false,
  async run(context) {
    const each = Math.ceil(rounds(context, KILLS) / FOLDERS);
    const killInOneFolder = async () => {
      const { url, dataDir } = await openEmbeddedFor(context);
      return killUnderWrites(context, { url, kill: () => killOwner(dataDir) }, each);
    };
    expectWhole(context, await Promise.all(Array.from({ length: FOLDERS }, killInOneFolder)), each);
  },
};
