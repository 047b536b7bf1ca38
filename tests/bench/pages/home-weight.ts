import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS } from "@/tests/support/chromium";

export type Weight = { bytes: number; requests: number };

/** Everything a browser with an empty cache fetches for a page until the network is idle, as sent, headers included. */
export async function coldWeight(executablePath: string, url: string): Promise<Weight> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const cdp = await page.context().newCDPSession(page);
    const weight: Weight = { bytes: 0, requests: 0 };
    cdp.on("Network.requestWillBeSent", ({ request }) => {
      if (request.url.startsWith("http")) weight.requests += 1;
    });
    cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
      weight.bytes += encodedDataLength;
    });
    await cdp.send("Network.enable");
    await page.goto(url, { waitUntil: "networkidle" });
    return weight;
  } finally {
    await browser.close();
  }
}
