import type { Page } from "@playwright/test";
import { fakeCamera } from "./support/camera";
import { holdBack } from "./support/hold-back";
import { untilHydrated } from "./support/live";
import { reachableMembers } from "./support/members";
import { expect, test } from "./support/office";
import { openPracticeRegister } from "./support/practice-register";
import { syncKind } from "./support/sync";

test.use(fakeCamera());

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Manual Check-in" });
const visitsIn = (page: Page) => dialogOf(page).getByText(/visits? so far/);

const phoneOfMember = async (page: Page) => (await reachableMembers(page.request))[0].digits;

async function lookUp(page: Page, phone: string): Promise<void> {
  await page.goto("/admin/loyalty");
  await page.getByRole("button", { name: "Manual Check-in" }).click();
  await dialogOf(page).getByRole("textbox", { name: "Phone number" }).fill(phone);
  await expect(visitsIn(page)).toBeVisible();
}

const record = (page: Page) => dialogOf(page).getByRole("button", { name: "Record Check-in" }).click();

test("of two people with one number the one shown is recorded, also after a scanned code is forgotten", async ({
  page,
}) => {
  test.slow();
  // Nobody of the practice shop has a number like it.
  const phone = `77523${`${Date.now()}`.slice(-5)}`;
  const register = await openPracticeRegister();
  const made: string[] = [];
  for (const firstName of ["Alice", "Bobby"])
    made.push(await register.addCustomer({ firstName, lastName: "Shared", phones: [phone] }));
  await syncKind(page.request, "customers");
  await page.goto(`/admin/customers?q=${phone}`);
  const name = page.getByRole("rowheader", { name: /Shared/ }).first();
  await untilHydrated(name);
  await name.click();
  await page.getByRole("button", { name: "Separate" }).last().click();
  await expect(page.getByText("Record Separated")).toBeVisible();

  await page.addInitScript(() => {
    class Detector {
      detect = async () => [{ rawValue: "https://example.com/somebody-elses-code" }];
    }
    Object.assign(globalThis, { BarcodeDetector: Detector });
  });
  await lookUp(page, phone);
  const dialog = dialogOf(page);
  const chosen = (await dialog.getByRole("button", { name: /Shared/ }).textContent())?.split(" ")[0] ?? "";
  await dialog.getByRole("button", { name: /Shared/ }).click();
  const shown = dialog.getByRole("status").getByText(`${chosen} Shared`, { exact: false }).first();
  await expect(shown).toBeVisible();
  await expect(dialog.getByRole("button", { name: new RegExp(`^${chosen}`) })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Scan" }).click();
  await dialog.getByRole("button", { name: "Forget the scanned code" }).click();
  await expect(visitsIn(page)).toBeVisible();
  await expect(dialog.getByRole("button", { name: new RegExp(`^${chosen}`) })).toHaveCount(0);
  await expect(shown).toBeVisible();
  for (const id of made) await register.removeCustomer(id);
  // Tests beside this one compare the site's counts with the register's.
  await syncKind(page.request, "customers");
  await register.dispose();
});

test("a member is shown for the whole number only, also while an earlier look-up stalls and on a page older than the site", async ({
  page,
}) => {
  // A member of its own: tests that run beside this one record visits of others.
  const phone = (await reachableMembers(page.request)).at(3)?.digits ?? "";
  await lookUp(page, phone);
  const field = dialogOf(page).getByRole("textbox", { name: "Phone number" });
  await field.press("Backspace");
  expect(await visitsIn(page).count()).toBe(0);
  await field.fill("702 155-0123");
  await expect(dialogOf(page).getByText("No phone number has these digits.")).toBeVisible();
  await field.fill(phone.slice(0, -1));
  await expect(dialogOf(page).getByRole("button", { name: "Record Check-in" })).toBeDisabled();
  const other = `${phone.slice(0, -1)}${(Number(phone.at(-1)) + 1) % 10}`;
  // No answer ever comes for this number.
  await page.route("**/api/loyalty/member", (route) =>
    route.request().postData()?.includes(other) ? undefined : route.fallback(),
  );
  await field.fill(other);
  await field.fill(phone);
  await expect(visitsIn(page)).toBeVisible();
  // Its actions are gone.
  await page.route("**/admin/**", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 404, headers: { "x-nextjs-action-not-found": "1" } })
      : route.fallback(),
  );
  await field.fill("");
  await field.fill(phone);
  await expect(visitsIn(page)).toBeVisible();
  // Not before the last look-up: a sync may have made visits of sales since the first one.
  const before = Number.parseInt((await visitsIn(page).textContent()) ?? "", 10);
  await record(page);
  await expect(page.getByText(new RegExp(`${before + 1} total visits?`))).toBeVisible();
});

test("nobody else can be entered while a visit is recorded", async ({ page }) => {
  // A member of its own: tests that run beside this one record visits of others.
  const member = (await reachableMembers(page.request)).at(5);
  await lookUp(page, member?.digits ?? "");
  const dialog = dialogOf(page);
  const field = dialog.getByRole("textbox", { name: "Phone number" });
  const release = await holdBack(page, "**/api/loyalty/checkin");
  await field.press("Enter");
  await expect(dialog.getByRole("button", { name: "Recording..." })).toBeVisible();
  await field.press("Backspace");
  await expect(field).toHaveValue(member?.digits ?? "");
  await expect(field).not.toBeEditable();
  await expect(dialog.getByRole("button", { name: "Scan" })).toBeDisabled();
  release();
  await expect(page.getByText("Check-in Recorded")).toBeVisible();
});

test("a check-in the site fails to answer waits, is not said to be offline, and a refused one can be removed", async ({
  page,
}) => {
  test.slow();
  await lookUp(page, await phoneOfMember(page));
  let refusal: { status: number; text: string } | null = null;
  await page.route("**/api/loyalty/checkin", (route) =>
    refusal
      ? route.fulfill({ status: refusal.status, contentType: "text/plain", body: refusal.text })
      : route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  );
  await record(page);
  await expect(page.getByText("The site did not answer.")).toBeVisible();
  await expect(page.getByText("You are offline.")).toHaveCount(0);
  refusal = { status: 500, text: "Something went wrong on our side." };
  await expect(page.getByText("The last answer was: “Something went wrong on our side.”")).toBeVisible({
    timeout: 20_000,
  });
  refusal = { status: 404, text: "No customer found." };
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText("was refused and is not sent again: “No customer found.”")).toBeVisible();
  await expect(page.getByText("waits for the connection")).toHaveCount(0);
  await page.getByRole("button", { name: /^Remove the check-in of / }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("was refused")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("waiting-checkins"))).toBeNull();
});

test("the camera stops when the dialog closes before the permission is given", async ({ page }) => {
  await page.addInitScript(() => {
    const track = { stop: () => Object.assign(window, { wasStopped: true }) };
    Object.defineProperty(navigator, "mediaDevices", {
      value: {
        getUserMedia: () =>
          new Promise((allow) => {
            Object.assign(window, { allow: () => allow({ getTracks: () => [track] }) });
          }),
      },
    });
  });
  await page.goto("/admin/loyalty");
  await page.getByRole("button", { name: "Manual Check-in" }).click();
  await dialogOf(page).getByRole("button", { name: "Scan" }).click();
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await page.evaluate(() => (window as unknown as { allow: () => void }).allow());
  await expect.poll(() => page.evaluate(() => "wasStopped" in window)).toBe(true);
});

test("a check-in that a browser cannot keep is said to have failed, and the dialog stays", async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await lookUp(page, await phoneOfMember(page));
  await page.route("**/api/loyalty/checkin", (route) => route.abort());
  await record(page);
  await expect(page.getByText("Check-in Failed")).toBeVisible();
  await expect(page.getByText("Failed to record check-in")).toBeVisible();
  await expect(visitsIn(page)).toBeVisible();
});
