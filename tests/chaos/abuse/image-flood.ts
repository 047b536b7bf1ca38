import { registerOwner } from "@/tests/support/http";
import { residentMb } from "@/tests/support/process-stats";
import { round } from "@/tests/support/statistics";
import { addStatuses } from "../load/request-stream";
import { runAtLowestPriority } from "../load/run-in-child";
import type { UploadsInput, UploadsOutput } from "../load/uploads";
import type { Scenario } from "../scenario";
import { startFilledShop } from "./filled-shop";
import { measureVisitorsDuring } from "./visitors-during";

const AT_ONCE = 50;
const MORE_MB = 300;

/** Scenario: fifty concurrent uploads with a stolen session, from many addresses. */
export const imageFlood: Scenario = {
  tests: "U08",
  name: "a flood of pictures",
  group: "abuse",
  async run(context) {
    const { shop } = await startFilledShop(context);
    const cookie = await registerOwner(shop.url);
    const pid = shop.webPid();
    const all: UploadsOutput["statuses"] = {};
    let highest = residentMb(pid);
    const before = highest;
    const looking = setInterval(() => {
      highest = Math.max(highest, residentMb(pid));
    }, 250);
    await measureVisitorsDuring(context, shop.url, async (seconds) => {
      const input = { url: shop.url, cookie, seed: context.dice.next(), seconds, atOnce: AT_ONCE };
      const { statuses } = await runAtLowestPriority<UploadsInput, UploadsOutput>("./uploads.ts", input);
      addStatuses(all, statuses);
    });
    clearInterval(looking);
    const isExpected = Object.keys(all).every((status) => ["200", "429"].includes(status));
    context.expect(
      "an upload is accepted or refused with 429, and there are both",
      isExpected && ["200", "429"].every((status) => status in all),
      JSON.stringify(all),
    );
    context.expect(
      "memory is bounded: at most 300 MB more",
      highest - before <= MORE_MB,
      `${round(highest - before)} MB`,
    );
  },
};
