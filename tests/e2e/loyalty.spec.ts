import type { Page, Route } from "@playwright/test";
import { holdBack } from "@/tests/e2e/support/hold-back";
import { expect, test } from "@/tests/e2e/support/visitor";

const FAILED = "No rewards account found for this phone number. Make a purchase to get started!";
type Member = { firstName: string; phone: string | null; checkinCount: number; tier: string };

async function check(page: Page, phone: string): Promise<void> {
  await page.getByRole("textbox", { name: "Phone number" }).fill(phone);
  await page.getByRole("button", { name: "Check Status" }).click();
}

test("a member sees their name, their visits and a code", async ({ page, owner }) => {
  const { customers } = (await (await owner.get("/api/loyalty/stats")).json()) as { customers: Member[] };
  const member = customers.find(({ phone }) => (phone ?? "").replace(/\D/g, "").length === 10);
  const phone = member?.phone ?? "";
  await owner.post("/api/loyalty/checkin", { data: { phone } });
  // The clock of a phone may be wrong, and the code lasts ten minutes.
  await page.clock.setSystemTime(Date.now() + 15 * 60_000);
  await page.goto("/loyalty#check-status");
  await expect(page.getByRole("heading", { name: "Check your status" })).toBeInViewport();
  await check(page, phone);
  await expect(page.getByText(`Hello, ${member?.firstName}`)).toBeVisible();
  await expect(page.getByText(/^\d+ visits?$/).first()).toBeVisible();
  const code = page.getByRole("img", { name: "Your member QR code" });
  await expect(code).toBeVisible();
  // The band is dark in both themes, as a page in forced colors may be; a scanner wants black on white.
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors, colorScheme: "dark" });
    await expect(code.locator("xpath=..")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(code.locator("path")).toHaveCSS("fill", "rgb(0, 0, 0)");
  }
});

test("the button is busy during the look-up, and every failure has the same message", async ({ page }) => {
  await page.goto("/loyalty");
  const release = await holdBack(page, "**/api/loyalty/customer/**");
  await check(page, "(702) 555-0199");
  await expect(page.getByRole("button", { name: "Checking..." })).toBeDisabled();
  // What screen readers say by themselves is the answer and nothing else.
  const said = page.locator("#check-status [aria-live=polite]");
  await expect(said).toBeEmpty();
  release();
  await expect(said).toContainText(FAILED);
  await page.unroute("**/api/loyalty/customer/**");
  // Unknown, too short, refused, no network.
  for (const [phone, answer] of [
    ["7025550198", (route: Route) => route.continue()],
    ["12", (route: Route) => route.continue()],
    ["7025550196", (route: Route) => route.fulfill({ status: 429 })],
    ["7025550197", (route: Route) => route.abort()],
  ] as const) {
    await page.route("**/api/loyalty/customer/**", answer);
    // The sentence of the look-up before is gone from a new page.
    await page.goto("/loyalty");
    await check(page, phone);
    await expect(page.getByText(FAILED)).toBeVisible();
    await page.unroute("**/api/loyalty/customer/**");
  }
});

test("a look-up that stays without an answer ends with the same message", async ({ page }) => {
  await page.clock.install();
  await page.goto("/loyalty");
  await page.route("**/api/loyalty/customer/**", () => {});
  const asked = page.waitForRequest("**/api/loyalty/customer/**");
  await check(page, "7025550195");
  await asked;
  await page.clock.runFor(15_000);
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByRole("button", { name: "Check Status" })).toBeEnabled();
});

test("a code that renews itself is not announced again, but one that could not be renewed is", async ({
  page,
}) => {
  const minutes = 60_000;
  /** Into the last twenty seconds of a code, in which it is renewed, and not to its end. */
  const nearEnd = 9.7 * minutes;
  let shortCode = "101";
  await page.clock.install();
  const answer = (route: Route) => {
    const status = { tier: "Gold", checkinCount: 22, nextTier: "VIP", nextTierRequirement: 50 };
    const code = { memberCode: `code-${shortCode}`, shortCode, codeExpiresInMs: 10 * minutes };
    return route.fulfill({ json: { ...status, ...code, customer: { firstName: "Ada", lastName: "B." } } });
  };
  await page.route("**/api/loyalty/customer/**", answer);
  await page.goto("/loyalty");
  await check(page, "7025550142");
  const said = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((part) => {
      const region = part.closest("[aria-live]");
      return region?.getAttribute("aria-live");
    });
  await expect(page.getByText("101", { exact: true })).toBeVisible();
  expect(await said("101")).toBe("polite");
  // A slow answer must not find the code at its end.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000);
  for (shortCode of ["102", "103"]) {
    await page.clock.runFor(nearEnd);
    await expect(page.getByText(shortCode, { exact: true })).toBeVisible();
    expect(await said(shortCode)).toBe("off");
  }
  await page.route("**/api/loyalty/customer/**", (route) => route.abort());
  await page.clock.runFor(10.5 * minutes);
  const again = "This code has expired. Get a fresh one";
  await expect(page.getByRole("button", { name: again })).toBeVisible();
  expect(await said(again)).toBe("polite");
  await test.step("one asked for by hand that does not come is reported, and one that comes takes the focus", async () => {
    const failed = "There is no fresh code for now. You can try again in a minute or ask at the counter.";
    await page.getByRole("button", { name: again }).press("Enter");
    await expect(page.getByText(failed)).toBeVisible();
    expect(await said(failed)).toBe("polite");
    await expect(page.getByRole("button", { name: again })).toBeFocused();
    shortCode = "104";
    await page.route("**/api/loyalty/customer/**", answer);
    await page.getByRole("button", { name: again }).press("Enter");
    await expect(page.locator("figcaption").filter({ hasText: "104" })).toBeFocused();
    await expect(page.getByText(failed)).toBeHidden();
  });
  await page.unroute("**/api/loyalty/customer/**");
});
