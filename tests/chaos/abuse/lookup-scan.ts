import { ask } from "@/tests/support/http";
import type { StreamInput, StreamOutput, StreamRequest } from "../load/request-stream";
import { runAtLowestPriority } from "../load/run-in-child";
import type { Scenario } from "../scenario";
import { startFilledShop } from "./filled-shop";
import { measureVisitorsDuring } from "./visitors-during";

const RATE = 60;
const PER_SOURCE = 60;
const OVERALL = 1_200;
const SOURCES = 200;

/** Scenario: scans phone numbers, from one address and then from two hundred. */
export const lookupScan: Scenario = {
  tests: "L01",
  name: "a scan of telephone numbers",
  group: "abuse",
  isTimed: true,
  needsBuild: true,
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
    await measureVisitorsDuring(context, shop.url, async (seconds) => {
      answered.one += await scan(seconds, RATE, () => "198.51.100.7");
    });
    context.expect("one address gets at most 60 look-ups an hour", answered.one <= PER_SOURCE, answered.one);
    const visitor = await ask(`${shop.url}/api/loyalty/customer/7025550100`, { from: "203.0.113.200" });
    context.expect("another address may still look up", [200, 404].includes(visitor.status), visitor.status);
    answered.many = await scan(10 * Math.max(1, context.scale), 200, (at) => `198.18.${at % SOURCES}.1`);
    const all = answered.one + answered.many + 1;
    context.expect("two hundred addresses together get at most 1,200 look-ups", all <= OVERALL, all);
    context.expect("reached limits are logged", shop.launcher.output().includes("lookup-address-minute"));
  },
};
