import type { Request } from "@playwright/test";
import { holdBack } from "./support/hold-back";
import { untilHydrated } from "./support/live";
import { reachableMembers } from "./support/members";
import { sendMessage } from "./support/message";
import { expect, test } from "./support/office";

test("an action without a connection is reported; the screen and what was typed stay", async ({
  page,
  context,
}) => {
  const products = await (await page.request.get("/api/products?category=Grinders&limit=1")).json();
  await page.goto(`/admin/inventory?product=${products[0].id}`);
  const panel = page.getByRole("dialog").first();
  await panel
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  const description = page.getByRole("textbox", { name: "Description" });
  await description.fill("Typed while the line was down");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Failed to Update Product")).toBeVisible();
  await expect(description).toHaveValue("Typed while the line was down");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();

  await panel
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  // A screen of 1280 by 1024 pixels at a zoom of 400 %.
  const screen = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 256 });
  const cancel = page.getByRole("alertdialog").getByRole("button", { name: "Cancel" });
  await cancel.scrollIntoViewIfNeeded();
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(screen);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Delete Product" }).click();
  await expect(page.getByText("Failed to Delete Product")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await context.setOffline(false);

  const [member] = await reachableMembers(page.request);
  await page.goto(`/admin/customers?filter=all&person=${member.id}`);
  const note = page.getByRole("textbox", { name: /note/i });
  await note.fill("Prefers the small jars");
  await context.setOffline(true);
  await page.getByRole("button", { name: /^(Save|Add) Note/i }).click();
  await expect(page.getByText("Note Not Saved")).toBeVisible();
  await expect(note).toHaveValue("Prefers the small jars");
  await context.setOffline(false);
  await page.getByRole("button", { name: /^(Save|Add) Note/i }).click();
  await expect(page.getByText("Note Saved")).toBeVisible();

  const saved = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  await expect(saved("Prefers the small jars")).toBeVisible();

  // Closing the panel needs no connection, and waits for no answer.
  await context.setOffline(true);
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await expect(page).not.toHaveURL(/person=/);
  await expect(page.getByRole("table", { name: "Customers" })).toBeVisible();
  await context.setOffline(false);
  await page.goBack();
  const release = await holdBack(page, "**/admin/customers?*", "POST");
  await note.fill("Asks for the blue ones");
  await page.getByRole("button", { name: /^(Save|Add) Note/i }).click();
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  release();
  await page.goBack();
  await expect(saved("Asks for the blue ones")).toBeVisible();
});

test("staff who are signed out learn it where they are, and what they typed is saved once they are back", async ({
  page,
  context,
}) => {
  const [member] = await reachableMembers(page.request);
  await page.goto(`/admin/customers?filter=all&person=${member.id}`);
  const note = page.getByRole("textbox", { name: /note/i });
  await note.fill("Typed before the night");
  const session = await context.cookies();
  await context.clearCookies();
  await page.getByRole("button", { name: /^(Save|Add) Note/i }).click();
  await expect(page.getByText("You are signed out, so nothing was changed.")).toBeVisible();
  await expect(note).toHaveValue("Typed before the night");
  await context.addCookies(session);
  await page.getByRole("button", { name: /^(Save|Add) Note/i }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Typed before the night" })).toBeVisible();
});

test("a clerk who is signed out is told so at a check-in, and sees the name after signing in again", async ({
  page,
  context,
}) => {
  const [member] = await reachableMembers(page.request);
  await page.goto("/admin/loyalty");
  await page.getByRole("button", { name: "Manual Check-in" }).click();
  const dialog = page.getByRole("dialog", { name: "Manual Check-in" });
  const session = await context.cookies();
  await context.clearCookies();
  await dialog.getByRole("textbox", { name: "Phone number" }).fill(member.digits);
  await expect(dialog.getByText("You are signed out.")).toBeVisible();
  await dialog.getByRole("button", { name: "Record Check-in" }).click();
  await expect(page.getByText("You are signed out, so nothing was recorded.")).toBeVisible();
  await context.addCookies(session);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(dialog.getByText(/visits? so far/)).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole("textbox", { name: "Phone number" }).fill("");
  await dialog.getByRole("textbox", { name: "Phone number" }).fill(member.digits);
  await expect(dialog.getByText("You are offline, so the name is not shown.")).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText(/visits? so far/)).toBeVisible();
});

test("a message that was marked answered without an answer to tell so is not to be marked again", async ({
  page,
}) => {
  const name = `Lost ${Date.now()}`;
  await sendMessage(page.request, { name, email: "lost@example.com", message: "Are you open on Monday?" });
  await page.goto("/admin");
  const row = page.getByRole("listitem").filter({ hasText: name });
  const markAnswered = row.getByRole("button", { name: /^Mark answered/ });
  await page.route("**/admin", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await markAnswered.click();
  await expect(page.getByText("Press it once more: it counts once.")).toBeVisible();
  await page.unroute("**/admin");
  await markAnswered.click();
  await expect(row.getByText("Answered", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: /^Undo/ }).click();
  await expect(markAnswered).toBeVisible();
});

test("a screen that failed on the server is asked for again by its button", async ({ page }) => {
  await page.goto("/admin/settings");
  let failures = 0;
  await page.route("**/admin/orders?_rsc=*", async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    const screen = body.split("\n").find((row) => row.includes("Every order from Clover"));
    if (failures > 0 || !screen || route.request().headers()["next-router-prefetch"])
      return route.fulfill({ response: answer, body });
    failures += 1;
    // What React writes for a part that threw while the server rendered it.
    const failed = `${screen.split(":")[0]}:E{"digest":"1234567890"}`;
    await route.fulfill({ response: answer, body: body.replace(screen, failed) });
  });
  await page.getByRole("navigation").getByRole("link", { name: "Orders" }).first().click();
  await expect(page.getByText("Reference 1234567890")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Orders");
  expect(failures).toBe(1);
});

test("without a connection a check-in and a search can be typed, and what cannot be loaded leaves the screen as it is", async ({
  page,
  context,
}) => {
  const loading = new Set<Request>();
  page.on("request", (request) => request.resourceType() === "script" && loading.add(request));
  page.on("requestfinished", (request) => loading.delete(request));
  await page.goto("/admin/orders");
  await untilHydrated(page.locator("#main"));
  // The page loads the check-in when it is idle, before this one is.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
  // Not "networkidle", which a page that is busy for long has reached before that.
  await expect.poll(() => loading.size).toBe(0);
  await context.setOffline(true);
  await page.keyboard.press("c");
  const checkin = page.getByRole("dialog", { name: "Manual Check-in" });
  await expect(checkin).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(checkin).toBeHidden();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("510", { delay: 50 });
  const search = page.getByRole("dialog", { name: "Search everything" });
  await expect(search.getByRole("combobox")).toHaveValue("510");
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await page.keyboard.press("?");
  await expect(page.getByText("This part of the page could not be loaded.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Orders");
  await context.setOffline(false);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
});
