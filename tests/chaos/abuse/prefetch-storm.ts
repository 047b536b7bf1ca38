import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, requireChromium } from "@/tests/support/chromium";
import { BROWSER_ENCODINGS } from "@/tests/support/http";
import { cpuSeconds } from "@/tests/support/process-stats";
import { round } from "@/tests/support/statistics";
import type { StreamInput, StreamOutput, StreamRequest } from "../load/request-stream";
import { runAtLowestPriority } from "../load/run-in-child";
import { type Scenario, type ScenarioContext, Unsupported } from "../scenario";
import { startFilledShop } from "./filled-shop";
import { measureVisitorsDuring } from "./visitors-during";

const USERS = 200;
/** Each person opens a page every four seconds. */
const VIEWS_PER_SECOND = USERS / 4;
const REQUESTS_A_VIEW = 8;
const TIMES_PAGE = 1.5;
const COUNTED_SECONDS = 6;
/** Enough views for processor time to be measurable, which Linux counts in hundredths of a second. */
const COUNTED_VIEWS_PER_SECOND = VIEWS_PER_SECOND / 2;

type View = { page: StreamRequest[]; prefetches: StreamRequest[] };

/** Scenario: two hundred people move the pointer over every link of the navigation, with Chromium's prefetches. */
export const prefetchStorm: Scenario = {
  tests: "V03",
  name: "a storm of prefetches",
  group: "abuse",
  async run(context) {
    const { shop } = await startFilledShop(context);
    const view = await recordView(context, shop.url);
    const many = view.prefetches.length;
    context.expect(
      "hovering over all links prefetches something, and at most 8 resources per view",
      many > 0 && many <= REQUESTS_A_VIEW,
      many,
    );
    if (many === 0) return;
    const storm = (seconds: number, requests: StreamRequest[], views: number) =>
      runAtLowestPriority<StreamInput, StreamOutput>("./request-stream.ts", {
        url: shop.url,
        seconds,
        rate: Math.max(1, requests.length * views),
        atOnce: 50,
        requests,
      });
    const cost = async (requests: StreamRequest[]) => {
      const began = cpuSeconds(shop.webPid());
      const { sent } = await storm(COUNTED_SECONDS, requests, COUNTED_VIEWS_PER_SECOND);
      return ((cpuSeconds(shop.webPid()) - began) / sent) * requests.length;
    };
    await storm(COUNTED_SECONDS, [...view.page, ...view.prefetches], COUNTED_VIEWS_PER_SECOND);
    const alone = await cost(view.page);
    const times = (alone + (await cost(view.prefetches))) / alone;
    context.expect(
      "a view with prefetches costs at most 1.5 times one without",
      times <= TIMES_PAGE,
      `${round(times, 2)} times`,
    );
    await measureVisitorsDuring(context, shop.url, (seconds) =>
      storm(seconds, view.prefetches, VIEWS_PER_SECOND / many),
    );
  },
};

/** Records the requests of a browser on a first view, and while the pointer moves over the navigation. */
async function recordView(context: ScenarioContext, url: string): Promise<View> {
  const browser = await chromium.launch({ executablePath: chromiumPath(context), args: CHROMIUM_ARGS });
  context.atEnd(() => browser.close());
  const profile = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await profile.addInitScript(() => {
    localStorage.setItem("ageVerified", new Date(Date.now() + 86_400_000).toISOString());
    localStorage.setItem("cookieConsent", "declined");
  });
  const page = await profile.newPage();
  const view: View = { page: [], prefetches: [] };
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    const headers = Object.fromEntries(
      Object.entries(request.headers()).filter(([name]) => /^(rsc|next-|accept$)/.test(name)),
    );
    const isAhead = "next-router-prefetch" in headers || "next-router-segment-prefetch" in headers;
    const sent = { path: pathname + search, headers: { ...headers, "accept-encoding": BROWSER_ENCODINGS } };
    (isAhead ? view.prefetches : view.page).push(sent);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  for (const link of await page.locator("header nav a").all()) {
    if (await link.isVisible()) await link.hover({ force: true });
    await page.waitForTimeout(150);
  }
  await page.waitForLoadState("networkidle");
  return view;
}

function chromiumPath(context: ScenarioContext): string {
  try {
    return requireChromium(context.say);
  } catch (error) {
    throw new Unsupported(error instanceof Error ? error.message : String(error));
  }
}
