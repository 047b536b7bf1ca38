import { runAtLowestPriority } from "../load/run-in-child";
import type { SlowInput, SlowOutput } from "../load/slow-sockets";
import type { Scenario } from "../scenario";
import { startFilledShop } from "./filled-shop";
import { measureVisitorsDuring } from "./visitors-during";

const SOCKETS = 500;
const REAPED_WITHIN_SECONDS = 15;
/** Duration, longer than the visitors' measurement, so that the server closes sockets during it. */
const SECONDS = 18;

export const slowClients: Scenario = {
  tests: "V01",
  name: "five hundred slow clients",
  group: "abuse",
  async run(context) {
    const { shop } = await startFilledShop(context);
    const port = Number(new URL(shop.url).port);
    const rounds: SlowOutput[] = [];
    await measureVisitorsDuring(context, shop.url, async () => {
      const input = { port, sockets: SOCKETS, seconds: SECONDS };
      rounds.push(await runAtLowestPriority<SlowInput, SlowOutput>("./slow-sockets.ts", input));
    });
    const fewest = Math.min(...rounds.flatMap(({ connected: { headers, readers } }) => [headers, readers]));
    context.expect("every slow client got its connection", fewest >= SOCKETS / 2, fewest);
    const closed = rounds.flatMap((one) => one.closed);
    const longest = Math.max(...closed, ...rounds.flatMap((one) => one.open));
    context.expect(
      "slow headers are cut off within 15 s",
      closed.length >= SOCKETS / 2 && longest <= REAPED_WITHIN_SECONDS,
      `${closed.length} ended, longest ${longest.toFixed(1)} s`,
    );
  },
};
