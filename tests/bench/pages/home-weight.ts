import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS } from "@/tests/support/chromium";

export type Weight = { bytes: number; requests: number };

/**
 * Everything a browser with an empty cache fetches for a page until the network is idle, as sent, headers included.
 * @throws when the page or anything it asks for does not arrive: less than a page needs would meet any goal
 */
export async function coldWeight(executablePath: string, url: string): Promise<Weight> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const cdp = await page.context().newCDPSession(page);
    const weight: Weight = { bytes: 0, requests: 0 };
    const lost: string[] = [];
    page.on("response", (answer) => {
      if (answer.status() >= 400) lost.push(`${answer.status()} ${answer.url()}`);
    });
    page.on("requestfailed", (request) => lost.push(`${request.failure()?.errorText} ${request.url()}`));
    cdp.on("Network.requestWillBeSent", ({ request }) => {
      if (request.url.startsWith("http")) weight.requests += 1;
    });
    cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
      weight.bytes += encodedDataLength;
    });
    await cdp.send("Network.enable");
    await page.goto(url, { waitUntil: "networkidle" });
    if (lost.length > 0) throw new Error(`${url} was not loaded whole: ${lost.join(", ")}`);
    return weight;
  } finally {
    await browser.close();
  }
}
