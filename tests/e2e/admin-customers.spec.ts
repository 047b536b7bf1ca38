import type { CustomerDto } from "@/lib/customers/schema";
import { holdBack } from "@/tests/e2e/support/hold-back";
import { untilHydrated } from "@/tests/e2e/support/live";
import { reachableMembers } from "@/tests/e2e/support/members";
import { expect, practiceTruth, stat, test } from "@/tests/e2e/support/office";

test("the counts match the point of sale and the list", async ({ page }) => {
  const number = (count: number) => count.toLocaleString("en-US");
  // All of it again where another test changed the register, or a sync read it, in between.
  await expect(async () => {
    const { customers } = await practiceTruth();
    await page.goto("/admin/customers");
    expect(await stat(page, "Total in Clover")).toBe(customers.listed);
    expect(await stat(page, "Legitimate Customers")).toBe(customers.legitimate);
    await expect(page.getByText(`${number(customers.placeholders)} test customers`)).toBeVisible();
    await expect(
      page.getByText(`Showing ${number(customers.legitimate)} legitimate customers`),
    ).toBeVisible();
    await page.getByRole("combobox", { name: "Filter customers" }).click();
    await page.getByRole("option", { name: "All Customers" }).click();
    await expect(
      page.getByText(`Showing all ${number(customers.listed)} customers (including test data)`),
    ).toBeVisible();
    await expect(page).toHaveURL(/filter=all/);
  }).toPass();
});

test("a search covers name, e-mail and phone, and reports no results", async ({ page }) => {
  test.slow();
  await page.goto("/admin/customers");
  const search = page.getByRole("searchbox", { name: "Search customers by name, email, or phone..." });
  const customers = (await (await page.request.get("/api/customers")).json()) as CustomerDto[];
  // The oldest, because other specs add customers who share an address, and delete them.
  const known = customers.findLast(
    ({ email, phone, isPlaceholder }) =>
      email &&
      phone?.length === 10 &&
      !isPlaceholder &&
      customers.filter((other) => other.email === email || other.phone === phone).length === 1,
  );
  const row = page.getByRole("row").filter({ hasText: known?.email ?? "" });
  for (const text of [known?.email, known?.phone?.slice(-7)]) {
    await search.fill(text ?? "");
    await expect(page).toHaveURL(new RegExp(`[?&]q=${encodeURIComponent(text ?? "")}`));
    await expect(row).toBeVisible();
  }
  const name = ((await row.getByRole("rowheader").textContent()) ?? "").toUpperCase();
  await search.fill(name);
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(name);
  await expect(row).toBeVisible();
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

test("a note typed while another is being saved stays, and a failed search for a record says so", async ({
  page,
}) => {
  const [, member] = await reachableMembers(page.request);
  await page.goto(`/admin/customers?filter=all&person=${member?.id}`);
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

test("the draft of a note is shown to whoever typed it, and to nobody else", async ({ page }) => {
  const [member] = await reachableMembers(page.request);
  await page.goto(`/admin/customers?filter=all&person=${member.id}`);
  const note = page.getByRole("dialog").getByRole("textbox", { name: "New note" });
  await note.fill("Between us");
  await page.reload();
  await expect(note).toHaveValue("Between us");
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(sessionStorage)) {
      sessionStorage.removeItem(key);
      sessionStorage.setItem(key.replace("owner", "manager"), text);
    }
  });
  await page.reload();
  await untilHydrated(note);
  await expect(note).toHaveValue("");
});

test("notes and Logout work where the browser denies its storage", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  const [member] = await reachableMembers(page.request);
  await page.goto(`/admin/customers?filter=all&person=${member.id}`);
  const panel = page.getByRole("dialog");
  const note = panel.getByRole("textbox", { name: "New note" });
  await untilHydrated(note);
  const text = `Unkept ${Date.now()}`;
  await note.fill(text);
  await panel.getByRole("button", { name: "Save Note" }).click();
  await expect(panel.getByRole("listitem").filter({ hasText: text })).toBeVisible();
  await expect(note).toHaveValue("");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth$/);
});
