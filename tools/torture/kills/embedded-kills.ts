import { killOwner, openMigrated } from "../parts/embedded";
import { rounds, type Scenario, type Torture } from "../scenario";
import {
  addFound,
  checkPairs,
  NOTHING_WRONG,
  type Pairs,
  whileWriting,
  writeUntilBroken,
} from "./pair-writer";

const KILLS = 200;
const FOLDERS = 2;

/** SIGKILL of the embedded database under a writer; its launcher starts it again by itself. */
export const embeddedKills: Scenario = {
  tests: "D01",
  name: "the embedded database is killed under writes",
  group: "kills",
  isTimed: false,
  async run(torture) {
    const each = Math.ceil(rounds(torture, KILLS) / FOLDERS);
    const all = await Promise.all(
      Array.from({ length: FOLDERS }, (_, at) => killInOneFolder(torture, `folder${at}`, each)),
    );
    const wrong = all.map(({ found }) => found).reduce(addFound);
    const written = all.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    torture.expect("no acknowledged transaction is lost", wrong.lost === 0, `${wrong.lost} of ${written}`);
    torture.expect("no transaction is half there", wrong.torn === 0, wrong.torn);
    torture.expect("nothing is there that nobody wrote", wrong.phantom === 0, wrong.phantom);
    torture.expect("something was written between the kills", written >= each, written);
  },
};

async function killInOneFolder(torture: Torture, name: string, kills: number) {
  const { url, dataDir } = await openMigrated(torture, name);
  const pairs: Pairs = { name, acknowledged: 0 };
  let found = NOTHING_WRONG;
  for (let done = 0; done < kills; ) {
    const writing = writeUntilBroken(url, pairs);
    await whileWriting(pairs, torture.dice.between(0, 200));
    if (killOwner(dataDir)) {
      torture.killed();
      done += 1;
    }
    await writing;
    found = addFound(found, await checkPairs(url, pairs));
  }
  return { found, acknowledged: pairs.acknowledged };
}
