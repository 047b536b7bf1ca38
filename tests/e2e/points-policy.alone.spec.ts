import type { Page } from "@playwright/test";
import { DAY_MS } from "@/lib/time";
import { untilHydrated } from "./support/live";
import { expect, test, toast } from "./support/office";
import { openPracticeRegister } from "./support/practice-register";
import { backfillVisits, syncAll } from "./support/sync";

const NAME = `Away${Date.now()}`;
/** Seven months: the published rule takes six. */
const ABSENCE_MS = 213 * DAY_MS;

/** The visits that the list of customers shows for the member. */
async function visitsOf(page: Page): Promise<string | null> {
  await page.goto(`/admin/customers?filter=all&q=${NAME}`);
  return page.locator("[data-row]").filter({ hasText: NAME }).textContent();
}

let leave = async () => {};
// Also after a try that failed, or the next one would find two members who stayed away.
test.afterEach(() => leave());

test("a member who stayed away loses the visits in a run of the points policy, and an undo gives them back", async ({
  page,
}) => {
  const register = await openPracticeRegister();
  const phones = [`725431${String(Date.now()).slice(-4)}`];
  const customerId = await register.addCustomer({ firstName: "Ida", lastName: NAME, phones });
  leave = async () => {
    await register.removeCustomer(customerId);
    await register.dispose();
  };
  const [now, long] = [Date.now(), Date.now() - ABSENCE_MS];
  await register.sell({
    customerId,
    lines: [{ name: "Glass bowl", price: 2_499 }],
    createdTime: long,
    modifiedTime: now,
  });
  await syncAll(page);
  await backfillVisits(page);
  expect(await visitsOf(page)).toMatch(/1 visit/);

  const card = page.locator("#points-policy");
  await page.goto("/admin/settings");
  const off = card.getByRole("button", { name: "Switch off" });
  await untilHydrated(card.getByRole("button", { name: /^Switch / }));
  // On after a try that failed.
  if (await off.isVisible()) await off.click();
  await expect(card).toContainText("It would affect 1 member.");
  await expect(card.getByRole("button", { name: "Apply now" })).toHaveAttribute("aria-disabled", "true");
  await card.getByRole("button", { name: "Switch on" }).click();
  await expect(toast(page, "Points Policy On")).toBeVisible();
  await card.getByText("Due now: 1 member, 1 visit").click();
  await expect(card.getByRole("link", { name: `Ida ${NAME}` })).toBeVisible();

  await card.getByRole("button", { name: "Apply now" }).click();
  const question = page.getByRole("alertdialog", { name: "Apply the points policy?" });
  await expect(question).toContainText("This takes 1 visit of 1 member out of the count.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await card.getByRole("button", { name: "Apply now" }).click();
  await question.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(toast(page, "Points Policy Applied")).toContainText("1 visit of 1 member expired");
  await expect(card).toContainText("Due now: 0 members, 0 visits");
  expect(await visitsOf(page)).toMatch(/0 visits/);

  await page.goto("/admin/settings");
  const undo = card.getByRole("button", { name: /^Undo: / });
  await untilHydrated(undo);
  await undo.click();
  await expect(toast(page, "Run Undone")).toBeVisible();
  await expect(card.getByText("Undone", { exact: true })).toBeVisible();
  await expect(undo).toHaveCount(0);
  // The absence that was undone stays undone.
  await expect(card).toContainText("Due now: 0 members, 0 visits");
  await off.click();
  await expect(toast(page, "Points Policy Off")).toBeVisible();
  expect(await visitsOf(page)).toMatch(/1 visit/);
});
