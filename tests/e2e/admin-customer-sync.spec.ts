import { readFile } from "node:fs/promises";
import { expect, practiceTruth, test } from "@/tests/e2e/support/office";
import { openPracticeRegister, type PracticeRegister } from "@/tests/e2e/support/practice-register";
import { signInAsOwner } from "@/tests/e2e/support/staff";
import { pressSync, syncKind } from "@/tests/e2e/support/sync";

// The customers of the first two leave the register before the sync of the third, whose visits the last one reads.
test.describe.configure({ mode: "serial" });

const mark = String(Date.now()).slice(-6);
let register: PracticeRegister;
const made: string[] = [];

test.beforeAll(async ({ playwright, baseURL }) => {
  register = await openPracticeRegister();
  const staff = await playwright.request.newContext({ baseURL });
  await signInAsOwner(staff);
  // Two reasons, so that this pair is listed before those with one.
  for (const [firstName, area] of [
    ["Una", "702"],
    ["Uma", "725"],
  ] as const) {
    const emails = [`twice${mark}@example.com`];
    await register.addCustomer({
      firstName,
      lastName: `Twice${mark}`,
      emails,
      phones: [`${area}5${mark}`],
    });
  }
  // Every two of them are a pair: 45 and 10, more than a page.
  for (const [address, people] of Object.entries({ many: 10, few: 5 })) {
    for (let one = 0; one < people; one += 1) {
      const emails = [`${address}${mark}@example.com`];
      made.push(await register.addCustomer({ firstName: `P${one}`, lastName: `More${mark}`, emails }));
    }
  }
  await syncKind(staff, "customers");
  await staff.post("/api/logout");
  await staff.dispose();
});
test.afterAll(() => register.dispose());

test("likely duplicates are listed with reasons, can be joined or kept apart, and decisions can be undone", async ({
  page,
}) => {
  test.slow();
  await page.goto("/admin/customers?filter=duplicates");
  await expect(page.getByRole("combobox", { name: "Filter customers" })).toHaveText("Likely Duplicates");
  const pairs = page.getByRole("region", { name: /^Likely Duplicates/ });
  const decided = page.getByRole("region", { name: /^Decided/ });
  const pair = pairs.getByRole("listitem").filter({ hasText: `twice${mark}@example.com` });
  const decision = decided.getByRole("listitem").filter({ hasText: `Twice${mark}` });
  await expect(pair).toContainText("Same email address");

  await pair.getByRole("button", { name: /^Join/ }).click();
  await expect(page.getByText("Records Joined")).toBeVisible();
  await expect(pair).toHaveCount(0);
  await expect(page.locator("#main")).toBeFocused();
  await expect(decision).toContainText("are one person");
  await decision.getByRole("button", { name: /^Undo/ }).click();
  await expect(pair).toBeVisible();

  // A sync that holds the members may refuse the first try, which staff then repeat.
  await expect(async () => {
    await pair.getByRole("button", { name: /^These are two people/ }).click();
    await expect(decision).toContainText("are two people");
  }).toPass();
  await expect(pair).toHaveCount(0);
  await page.reload();
  await expect(decision).toBeVisible();
  await expect(pair).toHaveCount(0);
  await decision.getByRole("button", { name: /^Undo/ }).click();
  await expect(pair).toBeVisible();

  await pair.getByRole("link").first().click();
  const panel = page.getByRole("dialog").or(page.getByRole("complementary")).last();
  await expect(panel.getByText("No longer said to be two people").first()).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: /Compare/ })).toHaveAttribute(
    "href",
    "/admin/customers?filter=duplicates",
  );
});

test("a person opens over the page of likely duplicates that it is on", async ({ page }) => {
  await page.goto("/admin/customers?filter=duplicates");
  await page.getByRole("link", { name: "Next page" }).click();
  const current = page.getByRole("navigation", { name: "Pages" }).getByText("Page 2 of");
  await expect(current).toBeVisible();
  const back = page.getByRole("link", { name: "Previous page" });
  await back.click();
  await expect(back).toBeDisabled();
  await expect(back).toBeFocused();
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(current).toBeVisible();
  await page
    .getByRole("region", { name: /^Likely Duplicates/ })
    .getByRole("link", { name: `More${mark}` })
    .first()
    .click();
  await expect(page).toHaveURL(/person=/);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page).not.toHaveURL(/person=/);
  await expect(current).toBeVisible();
});

test("Sync Clover and Backfill Visits report their results, and the export contains the consent", async ({
  page,
}) => {
  test.slow();
  for (const id of made.splice(0)) await register.removeCustomer(id);
  const { customers } = await practiceTruth();
  await page.goto("/admin/customers");
  await pressSync(page, "Sync Clover", page.getByText("Sync Complete"));
  await page.getByRole("button", { name: "Backfill Visits" }).click();
  await expect(page.getByText("Migration Complete")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Created [\d,]+ loyalty check-ins from [\d,]+ paid orders$/)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.split("\r\n")[0]).toContain("Agreed to marketing");
  expect(text.trimEnd().split("\r\n")).toHaveLength(customers.legitimate + 1);
});

// The backfill above made visits.
test("customers and members show their last visit and are sorted by it", async ({ page }) => {
  for (const [path, label, list, visited] of [
    ["/admin/customers", "Sort customers", "Customers", /Last visit ([A-Z][a-z]{2} \d{1,2}, \d{4})/],
    ["/admin/loyalty", "Sort members", "Members", /([A-Z][a-z]{2} \d{1,2}, \d{4})/],
  ] as const) {
    await page.goto(path);
    await page.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: "Last visit" }).click();
    await expect(page).toHaveURL(/sort=last-visit/);
    const rows = page.getByRole("table", { name: list }).locator("tbody tr[data-row]");
    await expect(rows.first()).toContainText(visited);
    const dates = (await rows.allTextContents()).map((text) => Date.parse(visited.exec(text)?.[1] ?? ""));
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  }
  await expect(page.getByRole("columnheader", { name: "Last Visit" })).toBeVisible();
});
