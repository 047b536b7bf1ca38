import { PrivateServer } from "../parts/private-server";
import { rounds, type Scenario, type Torture } from "../scenario";
import {
  addFound,
  checkPairs,
  NOTHING_WRONG,
  type Pairs,
  whileWriting,
  writeUntilBroken,
} from "./pair-writer";

const KILLS = 60;

/** SIGKILL of a PostgreSQL server under a writer: of the process of one connection, or of all of it. */
export const serverKills: Scenario = {
  tests: "D01",
  name: "a PostgreSQL server is killed under writes",
  group: "kills",
  isTimed: false,
  async run(torture) {
    const server = await PrivateServer.open(torture);
    const url = await server.database("shop");
    const pairs: Pairs = { name: "pairs", acknowledged: 0 };
    let wrong = NOTHING_WRONG;
    for (let done = rounds(torture, KILLS); done > 0; done -= 1) {
      const writing = writeUntilBroken(url, pairs);
      await whileWriting(pairs, torture.dice.between(0, 200));
      await strike(torture, server);
      await writing;
      wrong = addFound(wrong, await checkPairs(url, pairs));
    }
    torture.expect(
      "no acknowledged transaction is lost",
      wrong.lost === 0,
      `${wrong.lost} of ${pairs.acknowledged}`,
    );
    torture.expect("no transaction is half there", wrong.torn === 0, wrong.torn);
    torture.expect("nothing is there that nobody wrote", wrong.phantom === 0, wrong.phantom);
  },
};

async function strike(torture: Torture, server: PrivateServer): Promise<void> {
  const [backend] = server.backends();
  torture.killed();
  if (backend !== undefined && torture.dice.chance(0.7)) {
    // PostgreSQL then ends every connection and recovers as after a crash.
    process.kill(backend, "SIGKILL");
    return;
  }
  await server.restart("immediate");
}
