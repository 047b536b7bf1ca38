import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { expectFocusInView } from "./support/focus-in-view";
import { reachableMembers } from "./support/members";
import { expect, test, toast } from "./support/office";

test.use({ viewport: { width: 360, height: 780 } });
test.slow();

/** Presses Enter on a control until what it opens appears, because a new page may not have hydrated yet. */
async function enter(control: Locator, result: Locator): Promise<void> {
  await expect(async () => {
    if (!(await result.isVisible())) await control.press("Enter", { timeout: 2_000 });
    await expect(result).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

async function typeInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.press("ControlOrMeta+a");
  await field.page().keyboard.type(text);
}

// The editor of deals is the same (app/admin/_components/editor); admin-deals.spec.ts uses it by mouse.
test("Create, Edit and Delete Event work on a phone by keyboard alone", async ({ page }) => {
  const title = `Keys ${randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole("dialog");
  await page.goto("/admin/events");
  await enter(page.getByRole("button", { name: "Create Event" }).first(), dialog);
  const first = dialog.getByRole("textbox", { name: "Title" });
  await expect(first).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Typed, not clicked.");
  // The keys of a date box differ from system to system; its value is what counts.
  await dialog.getByLabel("Event date").fill("2099-07-04T19:00");
  await first.press("Control+Enter");
  await expect(toast(page, "Event Created")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const edit = page.getByRole("button", { name: `Edit: ${title}` });
  await page.getByRole("button", { name: `More about ${title}` }).press("Enter");
  await enter(edit, dialog);
  await typeInto(dialog.getByLabel("Description"), "Typed again.");
  await dialog.getByRole("button", { name: "Update Event" }).press("Enter");
  await expect(toast(page, "Event Updated")).toBeVisible();
  await expect(edit).toBeFocused();

  await test.step("a change takes the row to another list, and the button that had the focus with it", async () => {
    await enter(edit, dialog);
    await dialog.getByRole("switch", { name: "Active" }).press("Space");
    await dialog.getByRole("button", { name: "Update Event" }).press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("region", { name: /^Inactive Events/ }).getByText(title)).toBeVisible();
    await expect(page.locator("#main")).toBeFocused();
  });

  const question = page.getByRole("alertdialog");
  await page.getByRole("button", { name: `More about ${title}` }).press("Enter");
  await enter(page.getByRole("button", { name: `Delete: ${title}` }), question);
  await question.getByRole("button", { name: "Delete Event", exact: true }).press("Enter");
  await expect(toast(page, "Event Deleted")).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test("a product can be edited on a phone by keyboard alone", async ({ page }) => {
  await page.goto("/admin/inventory?category=Bongs");
  const dialog = page.getByRole("dialog", { name: /^Edit / });
  const edit = page.getByRole("dialog").getByRole("button", { name: /^Edit / });
  await enter(page.locator("[data-row] [data-row-open]").first(), edit);
  await enter(edit, dialog);
  await typeInto(dialog.getByRole("textbox", { name: "Description" }), `Typed at ${Date.now()}`);
  await dialog.getByRole("button", { name: "Save Changes" }).press("Enter");
  await expect(toast(page, "Product Updated")).toBeVisible();
  await expect(edit).toBeFocused();
});

test("orders can be searched with the slash key, opened and closed on a phone by keyboard alone", async ({
  page,
}) => {
  await page.goto("/admin/orders");
  const search = page.getByRole("searchbox");
  // A screen without a search of its own opens the search of everything instead.
  await expect(search).toBeVisible();
  await expect(async () => {
    await page.locator("body").press("/");
    await expect(search).toBeFocused({ timeout: 1_000 });
  }).toPass();
  const [order] = (await (await page.request.get("/api/orders")).json()) as { id: string }[];
  const id = order?.id ?? "";
  // Blind staff hear what a search found, and the keyboard stays in the page when the link in an empty list goes.
  const said = page.getByRole("status").filter({ hasText: /orders?\b/ });
  await page.keyboard.type("no such order");
  await expect(page).toHaveURL(/q=no\+such\+order$/);
  await expect(said).toHaveText("0 orders");
  await page.getByRole("link", { name: "Show all orders" }).press("Enter");
  await expect(said).toHaveText(/^[\d,]+ orders, page 1 of \d+$/);
  await expect(page.locator("main")).toBeFocused();
  await search.focus();
  await page.keyboard.type(id.slice(4, 23).toUpperCase());
  const view = page.getByRole("link", { name: `View order ${id.slice(0, 8)}` });
  await expect(view).toBeVisible();
  await expect(page.getByRole("link", { name: /^View order/ })).toHaveCount(1);
  await view.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: `Order ${id.slice(0, 8)}` })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a customer filter can be chosen on a phone by keyboard alone", async ({ page }) => {
  await page.goto("/admin/customers");
  const filter = page.getByRole("combobox", { name: "Filter customers" });
  await expect(filter).toHaveText("Legitimate Only");
  await enter(filter, page.getByRole("listbox"));
  // The list moves the focus a moment after a key; a key pressed in the meantime would act on the old row.
  await expect(page.getByRole("option", { name: "Legitimate Only" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Marketing Opt-ins" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/filter=opted-in/);
  await expect(page.getByText(/^Showing [\d,]+ customers who opted in for marketing$/)).toBeVisible();
});

test("a visit can be voided and restored on a phone by keyboard alone", async ({ page }) => {
  const [{ firstName, lastName, phone }] = await reachableMembers(page.request);
  for (let visit = 0; visit < 2; visit += 1)
    await page.request.post("/api/loyalty/checkin", { data: { phone } });
  await page.goto("/admin/loyalty");
  const dialog = page.getByRole("dialog");
  const odd = page.getByRole("region", { name: /^Visits to review/ }).first();
  await enter(
    odd.getByRole("button", { name: `Void the visit of ${firstName} ${lastName}, ` }).first(),
    dialog,
  );
  await dialog.getByRole("textbox", { name: "Reason" }).focus();
  await page.keyboard.type("Pressed twice");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveValue("Pressed twice");
  await dialog.getByRole("textbox", { name: "Reason" }).press("Enter");
  await expect(toast(page, "Visit Voided")).toBeVisible();
  // Its row is in another list by now, and the button that had the focus is gone with it.
  await expect(page.locator("#main")).toBeFocused();
  const row = odd.getByRole("row").filter({ hasText: "Pressed twice" }).first();
  await enter(row.getByRole("button", { name: /^Restore / }), dialog);
  await dialog.getByRole("button", { name: "Came twice that day" }).press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveValue("Came twice that day");
  await dialog.getByRole("button", { name: "Restore Visit" }).press("Enter");
  await expect(toast(page, "Visit Restored")).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();
});

test("a panel that an address opened leaves the keyboard in the page when it closes", async ({ page }) => {
  for (const address of ["/admin?messages=all", "/admin/settings?privacy=list"]) {
    await page.goto(address);
    await expect(page.getByRole("dialog")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("#main")).toBeFocused();
  }
});

test("the heading of a panel, which stays in view, never covers what the keyboard comes to", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto("/admin/settings?privacy=new");
  await expect(page.getByRole("dialog")).toBeFocused();
  await expectFocusInView(page, "Tab", 1);
  // The first step back is to the panel's last control, far below.
  await expectFocusInView(page, "Shift+Tab", 12);
});
