import { apartAndLast } from "../load/apart";
import type { Sent, StreamInput, StreamOutput } from "../load/stream";
import { ask } from "../parts/ask";
import type { Scenario } from "../scenario";
import { abusedShop } from "./abused-shop";
import { besideVisitors } from "./beside";

const RATE = 60;
const PER_SOURCE = 60;
const OVERALL = 1_200;
const SOURCES = 200;

/** Somebody tries one telephone number after another, from one address and then from two hundred. */
export const lookupScan: Scenario = {
  tests: "L01",
  name: "a scan of telephone numbers",
  group: "abuse",
  isTimed: true,
  needsBuild: true,
  async run(torture) {
    const { shop } = await abusedShop(torture);
    const told = { one: 0, many: 0 };
    let next = torture.dice.below(5_000_000);
    const scan = async (seconds: number, rate: number, from: (at: number) => string) => {
      const requests = Array.from({ length: Math.ceil(seconds * rate) }, (_, at): Sent => {
        next += 1;
        return {
          path: `/api/loyalty/customer/702${String(next).padStart(7, "0")}`,
          headers: { "x-forwarded-for": from(at) },
        };
      });
      const input = { url: shop.url, seconds, rate, atOnce: 40, requests };
      const { statuses } = await apartAndLast<StreamInput, StreamOutput>("./stream.ts", input);
      return (statuses[200] ?? 0) + (statuses[404] ?? 0);
    };
    await besideVisitors(torture, shop.url, async (seconds) => {
      told.one += await scan(seconds, RATE, () => "198.51.100.7");
    });
    torture.expect("one address is told of at most 60 numbers an hour", told.one <= PER_SOURCE, told.one);
    const honest = await ask(`${shop.url}/api/loyalty/customer/7025550100`, { from: "203.0.113.200" });
    torture.expect("somebody else may still ask", [200, 404].includes(honest.status), honest.status);
    told.many = await scan(10 * Math.max(1, torture.scale), 200, (at) => `198.18.${at % SOURCES}.1`);
    const all = told.one + told.many + 1;
    torture.expect("two hundred addresses together are told of at most 1,200", all <= OVERALL, all);
    torture.expect(
      "the limits that were reached are in the log",
      shop.launcher.said().includes("lookup-address-minute"),
    );
  },
};
