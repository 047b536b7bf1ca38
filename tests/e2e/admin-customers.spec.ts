import { readFile } from "node:fs/promises";
import { holdBack } from "@/tests/e2e/support/hold-back";
import { expect, practiceTruth, stat, test } from "@/tests/e2e/support/office";
import { pressSync, syncKind } from "@/tests/e2e/support/sync";

test("the counts match the point of sale and the list", async ({ page }) => {
  const { customers } = await practiceTruth();
  await page.goto("/admin/customers");
  const number = (count: number) => count.toLocaleString("en-US");
  expect(await stat(page, "Total in Clover")).toBe(customers.listed);
  expect(await stat(page, "Legitimate Customers")).toBe(customers.legitimate);
  await expect(page.getByText(`${number(customers.placeholders)} test customers`)).toBeVisible();
  await expect(page.getByText(`Showing ${number(customers.legitimate)} legitimate customers`)).toBeVisible();
  await page.getByRole("combobox", { name: "Filter customers" }).click();
  await page.getByRole("option", { name: "All Customers" }).click();
  await expect(
    page.getByText(`Showing all ${number(customers.listed)} customers (including test data)`),
  ).toBeVisible();
  await expect(page).toHaveURL(/filter=all/);
});

test("a search covers name, e-mail and phone, and reports no results", async ({ page }) => {
  test.slow();
  await page.goto("/admin/customers");
  const firstRow = page.getByRole("row").nth(1);
  const name = (await firstRow.getByRole("cell").first().textContent()) ?? "";
  const search = page.getByRole("searchbox", { name: "Search customers by name, email, or phone..." });
  await search.fill(name.toUpperCase());
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole("cell", { name, exact: true }).first()).toBeVisible();
  await search.fill("nobody is called that");
  await expect(page.getByText("No customers found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search terms")).toBeVisible();
});

test("text typed before hydration is searched for", async ({ page }) => {
  const release = await holdBack(page, "**/_next/static/chunks/*.js");
  const arrived = page.goto("/admin/customers");
  await page.getByRole("searchbox").fill("nobody is called that");
  release();
  await arrived;
  await expect(page).toHaveURL(/q=nobody/);
  await expect(page.getByText("No customers found")).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("nobody is called that");
});

test("Sync Clover and Backfill Visits report their results, and the export contains the consent", async ({
  page,
}) => {
  test.slow();
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

test("likely duplicates are listed with reasons, can be joined or kept apart, and decisions can be undone", async ({
  page,
  request,
}) => {
  test.slow();
  const control = `${process.env.CLOVER_BASE_URL}/control/customers`;
  const mark = `${Date.now()}`.slice(-7);
  const record = { lastName: `Twice${mark}`, emails: [`twice${mark}@example.com`] };
  for (const firstName of ["Una", "Uma"])
    expect((await request.post(control, { data: { ...record, firstName } })).ok()).toBe(true);
  await syncKind(page.request, "customers");
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

test("a person opens over the page of likely duplicates that it is on", async ({ page, request }) => {
  test.slow();
  const control = `${process.env.CLOVER_BASE_URL}/control/customers`;
  const mark = `${Date.now()}`.slice(-7);
  const made: string[] = [];
  // Every two of them are a pair: 45 and 10, more than a page.
  for (const [address, people] of Object.entries({ many: 10, few: 5 })) {
    for (let one = 0; one < people; one += 1) {
      const data = { firstName: `P${one}`, lastName: mark, emails: [`${address}${mark}@example.com`] };
      const answer = await request.post(control, { data });
      made.push((await answer.json()).id);
    }
  }
  await syncKind(page.request, "customers");
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
    .getByRole("link", { name: mark })
    .first()
    .click();
  await expect(page).toHaveURL(/person=/);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page).not.toHaveURL(/person=/);
  await expect(current).toBeVisible();

  for (const id of made) await request.delete(`${control}/${id}`);
  await syncKind(page.request, "customers");
});

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

test("a note typed while another is being saved stays, and a failed search for a record says so", async ({
  page,
}) => {
  const { customers } = await (await page.request.get("/api/loyalty/stats")).json();
  await page.goto(`/admin/customers?filter=all&person=${customers[1].id}`);
  const panel = page.getByRole("dialog");
  const note = panel.getByRole("textbox", { name: "New note" });
  const text = `First ${Date.now()}`;
  await note.fill(text);
  const release = await holdBack(page, "**/admin/customers?*");
  await panel.getByRole("button", { name: "Save Note" }).click();
  await note.fill("Second");
  release();
  await expect(page.getByText("Note Saved")).toBeVisible();
  await expect(panel.getByRole("listitem").filter({ hasText: text })).toBeVisible();
  await expect(note).toHaveValue("Second");
  await note.fill("");
  const first = panel.getByRole("listitem").filter({ hasText: text });
  const question = page.getByRole("alertdialog", { name: "Delete this note?" });
  await first.getByRole("button", { name: "Delete the note of owner" }).click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(first).toBeVisible();
  await first.getByRole("button", { name: "Delete the note of owner" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Note Deleted", { exact: true })).toBeVisible();
  await expect(first).toHaveCount(0);

  await panel.getByText("Join another record").click();
  await panel.getByLabel("Name, number or email of the other record").fill("an");
  await page.route("**/admin/customers?*", (route) => route.abort());
  await panel.getByRole("button", { name: "Find" }).click();
  await expect(panel.getByText("The search failed. Please try again.")).toBeVisible();
  await expect(panel.getByText("No other record matches.")).toHaveCount(0);
});
