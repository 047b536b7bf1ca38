import { knownOf } from "@/tests/e2e/support/admin-openings";
import { reachableMembers } from "@/tests/e2e/support/members";
import { expect, stat, test, toast } from "@/tests/e2e/support/office";

test("a check-in shows the name, records once and resets, also when repeated, and reports an unknown number", async ({
  page,
}) => {
  const phone = (await reachableMembers(page.request)).at(4)?.digits ?? "";
  // Another test may be adding or removing customers meanwhile.
  await expect(async () => {
    const { totalCustomers } = await (await page.request.get("/api/loyalty/stats")).json();
    await page.goto("/admin/loyalty");
    expect(await stat(page, "Loyalty Customers")).toBe(totalCustomers);
  }).toPass();

  const message = page.locator("[data-sonner-toast]");
  const dialog = page.getByRole("dialog", { name: "Manual Check-in" });
  const field = dialog.getByRole("textbox", { name: "Phone number" });
  let visits = 0;
  for (const round of [1, 2]) {
    // A message under the pointer stays: one over an open dialog is closed without closing that.
    if (round === 2) await message.hover();
    await page.keyboard.press("c");
    await expect(field).toHaveValue("");
    await field.fill(phone);
    if (round === 2) await message.locator("[data-close-button]").click();
    await expect(dialog.getByText(/visits? so far/)).toBeVisible();
    const before = Number.parseInt((await dialog.getByText(/visits? so far/).textContent()) ?? "", 10);
    await dialog.getByRole("button", { name: "Record Check-in" }).click();
    await expect(page.getByText("Check-in Recorded")).toBeVisible();
    visits = before + 1;
    await expect(page.getByText(new RegExp(`^${visits} total visits?. Current tier: `))).toBeVisible();
    await expect(dialog).toBeHidden();
    if (round === 2) expect(visits).toBeGreaterThan(1);
  }

  await test.step("an unknown number is reported before and after Record Check-in", async () => {
    const opener = page.getByRole("button", { name: "Manual Check-in" });
    await opener.click();
    await field.fill("(201) 555-0000");
    await expect(dialog.getByText("No customer found with this phone number")).toBeVisible();
    await dialog.getByRole("button", { name: "Record Check-in" }).click();
    await expect(page.getByText("Check-in Failed")).toBeVisible();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });
});

test("a repeated visit that is right is said to be so, and is not reviewed again", async ({ page }) => {
  const member = (await reachableMembers(page.request)).at(2);
  for (const _ of [1, 2])
    expect((await page.request.post("/api/loyalty/checkin", { data: { phone: member?.phone } })).ok()).toBe(
      true,
    );
  await page.goto("/admin/loyalty");
  const name = `${member?.firstName} ${member?.lastName}`.trim();
  const row = page.getByRole("table", { name: "Odd visits" }).getByRole("row").filter({ hasText: name });
  await expect(row.first()).toContainText("after the one before");
  const before = await row.count();
  await row.first().getByRole("button", { name: "Both are right" }).click();
  await expect(page.getByText("Both Visits Kept")).toBeVisible();
  await expect(row).toHaveCount(before - 1);
});

test("on a phone a tap on the name of an odd visit opens the member, and one beside it the rest of the row", async ({
  page,
}) => {
  await knownOf(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/admin/loyalty", { waitUntil: "networkidle" });
  const row = page.getByRole("table", { name: "Odd visits" }).locator("[data-row]").first();
  const toggle = row.getByRole("button", { name: /^More about / });
  await toggle.click({ position: { x: 30, y: 50 } });
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await row.getByRole("link").click({ position: { x: 10, y: 12 }, timeout: 5_000 });
  await expect(page).toHaveURL(/person=/);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a check-in is said to be recorded, and updates the screen with one request", async ({ page }) => {
  const [{ digits: phone }] = await reachableMembers(page.request);
  await page.goto(`/admin/loyalty?q=${encodeURIComponent(phone)}`);
  const visits = page
    .getByRole("table", { name: "Members" })
    .getByRole("row")
    .nth(1)
    .getByRole("cell")
    .nth(2);
  const count = async () => Number.parseInt((await visits.textContent()) ?? "", 10);
  const before = await count();
  const askedAgain: string[] = [];
  page.on("request", (request) => {
    const { rsc, "next-router-prefetch": prefetch } = request.headers();
    if (request.method() === "GET" && rsc && !prefetch) askedAgain.push(request.url());
  });
  await page.getByRole("button", { name: "Manual Check-in" }).click();
  const dialog = page.getByRole("dialog", { name: "Manual Check-in" });
  await dialog.getByRole("textbox", { name: "Phone number" }).fill(phone);
  await dialog.getByText(/visits? so far/).waitFor();
  await dialog.getByRole("button", { name: "Record Check-in" }).click();
  // Another test may be making visits of the sales meanwhile.
  await expect.poll(count).toBeGreaterThan(before);
  await expect(dialog).toBeHidden();
  expect(askedAgain).toHaveLength(1);
  const mark = page.locator("[data-sonner-toast] [data-icon]");
  const teal = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--info)";
    return getComputedStyle(probe).color;
  });
  await expect(mark).toHaveCSS("color", teal);
});

test("a member is checked in from their panel by the keyboard, also without a connection", async ({
  page,
  context,
}) => {
  test.slow();
  // A member of its own: tests that run beside this one record visits of others.
  const member = (await reachableMembers(page.request)).at(7);
  await page.goto(`/admin/customers?filter=all&person=${member?.id}`);
  const panel = page.getByRole("dialog").filter({ hasText: "Contact and consent" });
  const dialog = page.getByRole("dialog", { name: "Manual Check-in" });
  const visits = panel.getByRole("region", { name: "Visits" }).getByText(/^Recorded by/);
  const opener = panel.getByRole("button", { name: "Check in" });
  await opener.press("Enter");
  await expect(dialog.getByText(/visits? so far/)).toBeVisible();
  const before = await visits.count();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Check-in Recorded")).toBeVisible();
  await expect(visits).toHaveCount(before + 1);
  await expect(opener).toBeFocused();
  await test.step("somebody else can be checked in instead", async () => {
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Check in somebody else" }).click();
    await expect(dialog.getByRole("textbox", { name: "Phone number" })).toHaveValue("");
    await page.keyboard.press("Escape");
  });
  await context.setOffline(true);
  await opener.press("Enter");
  await expect(dialog.getByText("You are offline, so the name is not shown.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 check-in waits: you are offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(`${member?.firstName} ${member?.lastName}, which waited`)).toBeVisible({
    timeout: 20_000,
  });
});

test("a visit that somebody else voids meanwhile is not restored by the dialog that was to void it", async ({
  page,
  context,
}) => {
  // A member of its own: tests that run beside this one record visits of others.
  const member = (await reachableMembers(page.request)).at(10);
  const made = await page.request.post("/api/loyalty/checkin", { data: { phone: member?.phone } });
  expect(made.ok()).toBe(true);
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(`/admin/customers?filter=all&person=${member?.id}`, { waitUntil: "networkidle" });
    await each
      .getByRole("button", { name: /^Void / })
      .first()
      .click();
  }
  await other.getByRole("button", { name: "Recorded twice" }).click();
  await other.getByRole("button", { name: "Void Visit" }).click();
  await expect(toast(other, "Visit Voided")).toBeVisible();

  const dialog = page.getByRole("dialog", { name: /a visit of / });
  await dialog.getByRole("button", { name: "Wrong member" }).click();
  await dialog.getByRole("button", { name: "Void Visit" }).click();
  await expect(page.getByText("This visit is void already.")).toBeVisible();
  await expect(page.getByText("Voided by owner: Recorded twice").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("a member without a number at hand is found by name and checked in", async ({ page }) => {
  // A member of its own: tests that run beside this one record visits of others.
  const member = (await reachableMembers(page.request)).at(9);
  const name = `${member?.firstName} ${member?.lastName}`;
  await page.goto("/admin/deals");
  await page.getByRole("banner").getByRole("button", { name: "Check in" }).click();
  const checkin = page.getByRole("dialog", { name: "Manual Check-in" });
  await expect(checkin.getByRole("textbox", { name: "Phone number" })).toBeFocused();
  await checkin.getByRole("button", { name: "Find them by name" }).click();
  const search = page.getByRole("dialog", { name: "Find a member" });
  await expect(search.getByRole("combobox")).toBeFocused();
  await search.getByRole("combobox").fill(name);
  await search.getByRole("option", { name }).first().click();
  await expect(page).toHaveURL("/admin/deals");
  await expect(checkin.getByText(name).first()).toBeVisible();
  await checkin.getByRole("button", { name: "Record Check-in" }).click();
  await expect(page.getByText("Check-in Recorded")).toBeVisible();
});

test("members can be searched", async ({ page }) => {
  const [{ firstName, lastName }, ...others] = await reachableMembers(page.request);
  const name = `${firstName} ${lastName}`;
  await page.goto(`/admin/loyalty?q=${encodeURIComponent(name)}`);
  const rows = page.getByRole("table", { name: "Members" }).locator("[data-row]");
  await expect(rows.first()).toContainText(name);
  expect(await rows.count()).toBeLessThan(others.length);
  await page.goto("/admin/loyalty?q=zzzzzz");
  await expect(page.getByText("No customers found matching your search")).toBeVisible();
});
