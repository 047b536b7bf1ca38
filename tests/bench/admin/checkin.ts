import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, requireChromium } from "@/tests/support/chromium";
import { query } from "@/tests/support/postgres";
import { median } from "@/tests/support/statistics";
import { say } from "@/tools/cli/launch/run-command";
import type { Report } from "../report";
import type { Office } from "./office";

/** A phone of the middle class on a slow mobile line, as Lighthouse takes it. */
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const SLOWER = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
const ROUNDS = 5;
const MAX_SECONDS = 5;

/** From the tap on "Check in" to the recorded visit, typed by its number, on a phone that never opened the dialog. */
export async function benchCheckin(report: Report, office: Office): Promise<void> {
  const members = await query<{ phone: string }>(
    office.databaseUrl,
    "SELECT phone_digits[1] AS phone FROM customers WHERE NOT is_placeholder AND cardinality(phone_digits) = 1 LIMIT $1",
    [ROUNDS],
  );
  const browser = await chromium.launch({
    executablePath: requireChromium(say),
    args: CHROMIUM_ARGS,
  });
  const seconds: number[] = [];
  try {
    for (const { phone } of members) {
      const context = await browser.newContext({ ...PHONE, baseURL: office.url });
      seconds.push(await secondsToCheckIn(await openScreen(context, office), phone));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  report.add({
    area: "back office",
    what: "from the tap to the recorded check-in, throttled phone",
    value: median(seconds),
    goal: MAX_SECONDS,
    unit: "s",
    detail: `median of ${seconds.map((value) => value.toFixed(2)).join(", ")} s; processor ${SLOWER} times slower, 1.6 Mbit/s, 150 ms`,
  });
}

async function openScreen(context: BrowserContext, { url, cookie }: Office): Promise<Page> {
  const cookies = cookie.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto("/admin", { waitUntil: "networkidle" });
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", LINE);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

async function secondsToCheckIn(page: Page, phone: string): Promise<number> {
  const began = performance.now();
  await page.getByRole("button", { name: "Check in" }).tap();
  const dialog = page.getByRole("dialog", { name: "Manual Check-in" });
  await dialog.getByRole("textbox", { name: "Phone number" }).pressSequentially(phone);
  await dialog.getByText(/visits? so far/).waitFor();
  await dialog.getByRole("button", { name: "Record Check-in" }).tap();
  await page.getByText("Check-in Recorded").waitFor();
  return (performance.now() - began) / 1_000;
}
