import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "@/lib/routes";
import { fakeCamera, filmOfCode, installDetector } from "./support/camera";
import { reachableMembers } from "./support/members";
import { expect, test } from "./support/office";

// A folder made here would be made once more by the process that only lists the tests, which nobody removes.
const film = join(tmpdir(), `shop-camera-${process.pid}.y4m`);

test.use(fakeCamera(film));
test.afterAll(() => rmSync(film, { force: true }));

test("a member's code is scanned by the camera and recorded, and the camera stops", async ({ page }) => {
  test.slow();
  const [{ digits }] = await reachableMembers(page.request);
  const status = await page.request.get(`/api/loyalty/customer/${digits}`);
  const { memberCode, customer } = (await status.json()) as {
    memberCode: string;
    customer: { firstName: string };
  };
  await page.addInitScript(installDetector, { held: filmOfCode(film, memberCode), code: memberCode });

  await page.goto("/admin/loyalty");
  await page.getByRole("button", { name: "Manual Check-in" }).click();
  const dialog = page.getByRole("dialog", { name: "Manual Check-in" });
  await dialog.getByRole("button", { name: "Scan" }).press("Enter");
  await expect(dialog.getByText("Code scanned")).toBeVisible();
  await expect(dialog.getByText(customer.firstName).first()).toBeVisible();
  await expect(dialog.locator("video")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Record Check-in" }).press("Enter");
  await expect(page.getByText("Check-in Recorded")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a browser without BarcodeDetector loads a library to read codes", async ({ page }) => {
  test.slow();
  const [{ digits }] = await reachableMembers(page.request);
  const status = await page.request.get(`/api/loyalty/customer/${digits}`);
  const { memberCode, shortCode } = (await status.json()) as { memberCode: string; shortCode: string };
  filmOfCode(film, memberCode);
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "BarcodeDetector");
  });
  await page.goto("/admin/loyalty");
  await page.getByRole("button", { name: "Manual Check-in" }).click();
  const dialog = page.getByRole("dialog", { name: "Manual Check-in" });
  const field = dialog.getByRole("textbox", { name: "Phone number" });
  await expect(field).toBeFocused();
  await field.fill(shortCode);
  await expect(dialog.getByText(/visits? so far/)).toBeVisible();
  await field.fill("");
  await dialog.getByRole("button", { name: "Scan" }).click();
  await expect(dialog.getByText("Code scanned")).toBeVisible({ timeout: 20_000 });
});

test("an offline check-in is queued with a notice and sent once", async ({ page, context }) => {
  test.slow();
  // A member of its own: tests that run beside this one record visits of others.
  const digits = (await reachableMembers(page.request)).at(8)?.digits ?? "";
  const sent: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(api.checkin)) sent.push(String(request.headers()["idempotency-key"]));
  });
  const dialog = page.getByRole("dialog", { name: "Manual Check-in" });
  const visitsSoFar = async () => {
    await page.goto("/admin/loyalty");
    await page.getByRole("button", { name: "Manual Check-in" }).click();
    await dialog.getByRole("textbox", { name: "Phone number" }).fill(digits);
    await expect(dialog.getByText(/visits? so far/)).toBeVisible();
    return Number.parseInt((await dialog.getByText(/visits? so far/).textContent()) ?? "", 10);
  };
  const before = await visitsSoFar();
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Record Check-in" }).click();
  await expect(page.getByText("Check-in Waiting")).toBeVisible();
  await expect(page.getByText("1 check-in waits: you are offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(new RegExp(`${before + 1} total visits?`))).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("1 check-in waits")).toHaveCount(0);
  // Neither the next connection nor the next screen sends it again.
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  expect(await visitsSoFar()).toBe(before + 1);
  expect(sent).toHaveLength(1);
});
