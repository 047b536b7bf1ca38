import { apartAndLast } from "../load/apart";
import type { SlowInput, SlowOutput } from "../load/slow-sockets";
import type { Scenario } from "../scenario";
import { abusedShop } from "./abused-shop";
import { besideVisitors } from "./beside";

const SOCKETS = 500;
const REAPED_WITHIN_SECONDS = 15;
/** Longer than the visitors look, so that sockets live to be ended. */
const SECONDS = 18;

export const slowClients: Scenario = {
  tests: "V01",
  name: "five hundred slow clients",
  group: "abuse",
  isTimed: true,
  needsBuild: true,
  async run(torture) {
    const { shop } = await abusedShop(torture);
    const port = Number(new URL(shop.url).port);
    const lives: number[] = [];
    await besideVisitors(torture, shop.url, async () => {
      const input = { port, sockets: SOCKETS, seconds: SECONDS };
      lives.push(...(await apartAndLast<SlowInput, SlowOutput>("./slow-sockets.ts", input)).lives);
    });
    const longest = Math.max(...lives);
    torture.expect(
      "slow headers are cut off within 15 s",
      longest <= REAPED_WITHIN_SECONDS,
      `${lives.length} ended, longest ${longest.toFixed(1)} s`,
    );
  },
};
