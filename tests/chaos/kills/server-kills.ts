import type { PrivatePostgres } from "@/tests/support/private-postgres";
import { openServerFor } from "../databases";
import { rounds, type Scenario, type ScenarioContext } from "../scenario";
import {
  addFound,
  checkPairs,
  NOTHING_WRONG,
  type Pairs,
  whileWriting,
  writeUntilBroken,
} from "./pair-writer";

const KILLS = 60;

/** Scenario: SIGKILL of a PostgreSQL backend, or of the whole server, during writes. */
export const serverKills: Scenario = {
  tests: "D01",
  name: "a PostgreSQL server is killed under writes",
  group: "kills",
  async run(context) {
    const server = await openServerFor(context);
    const url = await server.database("shop");
    const pairs: Pairs = { name: "pairs", acknowledged: 0 };
    let wrong = NOTHING_WRONG;
    const kills = rounds(context, KILLS);
    for (let left = kills; left > 0; left -= 1) {
      const writing = writeUntilBroken(url, pairs);
      await whileWriting(pairs, context.dice.between(0, 200));
      await killOneOrAll(context, server);
      await writing;
      wrong = addFound(wrong, await checkPairs(url, pairs));
    }
    context.expect(
      "no acknowledged transaction is lost",
      wrong.lost === 0,
      `${wrong.lost} of ${pairs.acknowledged}`,
    );
    context.expect("no transaction is partly stored", wrong.torn === 0, wrong.torn);
    context.expect("no unknown data is stored", wrong.phantom === 0, wrong.phantom);
    const written = pairs.acknowledged;
    context.expect("something was written between the kills", written >= kills, written);
  },
};

async function killOneOrAll(context: ScenarioContext, server: PrivatePostgres): Promise<void> {
  const [backend] = server.backends();
  context.killed();
  if (backend !== undefined && context.dice.chance(0.7)) {
    // PostgreSQL then ends every connection and recovers as after a crash.
    process.kill(backend, "SIGKILL");
    return;
  }
  await server.restart("immediate");
}
