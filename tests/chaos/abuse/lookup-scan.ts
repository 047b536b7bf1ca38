import { ask } from "@/tests/support/http";
import type { StreamInput, StreamOutput, StreamRequest } from "../load/request-stream";
import { runAtLowestPriority } from "../load/run-in-child";
import type { Scenario } from "../scenario";
import { startFilledShop } from "./filled-shop";
import { measureVisitorsDuring } from "./visitors-during";

const RATE = 60;
const PER_SOURCE_MINUTE = 10;
const PER_SOURCE = 60;
const OVERALL = 1_200;
const SOURCES = 200;
/** Long enough to use up what all share, whose last answers wait two seconds. */
const SCAN_SECONDS = 60;

/** Scenario: scans phone numbers, from one address and then from two hundred. */
export const lookupScan: Scenario = {
  tests: "L01",
  name: "a scan of telephone numbers",
  group: "abuse",
  async run(context) {
    const { shop } = await startFilledShop(context);
    const answered = { one: 0, many: 0 };
    let next = context.dice.below(5_000_000);
    const scan = async (seconds: number, rate: number, from: (at: number) => string) => {
      const requests = Array.from({ length: Math.ceil(seconds * rate) }, (_, at): StreamRequest => {
        next += 1;
        return {
          path: `/api/loyalty/customer/702${String(next).padStart(7, "0")}`,
          headers: { "x-forwarded-for": from(at) },
        };
      });
      const input = { url: shop.url, seconds, rate, atOnce: 40, requests };
      const { statuses } = await runAtLowestPriority<StreamInput, StreamOutput>("./request-stream.ts", input);
      return (statuses[200] ?? 0) + (statuses[404] ?? 0);
    };
    const isReached = (limit: string) => shop.launcher.output().includes(`"limit":"${limit}"`);
    await measureVisitorsDuring(context, shop.url, async (seconds) => {
      answered.one += await scan(seconds, RATE, () => "198.51.100.7");
    });
    context.expect(
      "one address gets ten look-ups a minute, and at most 60 an hour",
      answered.one >= PER_SOURCE_MINUTE && answered.one <= PER_SOURCE && isReached("lookup-address-minute"),
      answered.one,
    );
    const visitor = await ask(`${shop.url}/api/loyalty/customer/7025550100`, { from: "203.0.113.200" });
    context.expect("another address may still look up", [200, 404].includes(visitor.status), visitor.status);
    answered.many = await scan(SCAN_SECONDS, 60, (at) => `198.18.${at % SOURCES}.1`);
    const all = answered.one + answered.many + 1;
    context.expect(
      "two hundred addresses together get 1,200 look-ups, and no more",
      isReached("lookup-overall") && all <= OVERALL,
      all,
    );
  },
};
