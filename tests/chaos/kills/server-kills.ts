import type { PrivatePostgres } from "@/tests/support/private-postgres";
import { openServerFor } from "../databases";
import { rounds, type Scenario, type ScenarioContext } from "../scenario";
import { expectWhole, killUnderWrites } from "./pair-writer";

const KILLS = 60;

/** Scenario: SIGKILL of a PostgreSQL backend, or of the whole server, during writes. */
export const serverKills: Scenario = {
  tests: "D01",
  name: "a PostgreSQL server is killed under writes",
  group: "kills",
  startsShop: false,
  async run(context) {
    const server = await openServerFor(context);
    const url = await server.database("shop");
    const kills = rounds(context, KILLS);
    const kill = () => killOneOrAll(context, server);
    expectWhole(context, [await killUnderWrites(context, { url, kill }, kills)], kills);
  },
};

async function killOneOrAll({ dice }: ScenarioContext, server: PrivatePostgres): Promise<true> {
  const [backend] = server.backends();
  // PostgreSQL then ends every connection and recovers as after a crash.
  if (backend !== undefined && dice.chance(0.7)) process.kill(backend, "SIGKILL");
  else await server.restart("immediate");
  return true;
}
