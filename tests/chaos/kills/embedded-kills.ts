import { killOwner } from "@/tests/support/embedded-database";
import { openEmbeddedFor } from "../databases";
import { rounds, type Scenario, type ScenarioContext } from "../scenario";
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

/** Scenario: SIGKILL of the embedded database during writes; its launcher restarts it. */
export const embeddedKills: Scenario = {
  tests: "D01",
  name: "the embedded database is killed under writes",
  group: "kills",
  async run(context) {
    const each = Math.ceil(rounds(context, KILLS) / FOLDERS);
    const all = await Promise.all(
      Array.from({ length: FOLDERS }, (_, at) => killInOneFolder(context, `folder${at}`, each)),
    );
    const wrong = all.map(({ found }) => found).reduce(addFound);
    const written = all.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    context.expect("no acknowledged transaction is lost", wrong.lost === 0, `${wrong.lost} of ${written}`);
    context.expect("no transaction is partly stored", wrong.torn === 0, wrong.torn);
    context.expect("no unknown data is stored", wrong.phantom === 0, wrong.phantom);
    context.expect("something was written between the kills", written >= each, written);
  },
};

async function killInOneFolder(context: ScenarioContext, name: string, kills: number) {
  const { url, dataDir } = await openEmbeddedFor(context);
  const pairs: Pairs = { name, acknowledged: 0 };
  let found = NOTHING_WRONG;
  for (let done = 0; done < kills; ) {
    const writing = writeUntilBroken(url, pairs);
    await whileWriting(pairs, context.dice.between(0, 200));
    if (killOwner(dataDir)) {
      context.killed();
      done += 1;
    }
    await writing;
    found = addFound(found, await checkPairs(url, pairs));
  }
  return { found, acknowledged: pairs.acknowledged };
}
