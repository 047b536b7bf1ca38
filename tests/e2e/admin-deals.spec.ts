import { randomUUID } from "node:crypto";
import type { Page, Request } from "@playwright/test";
import sharp from "sharp";
import { holdBack } from "./support/hold-back";
import { test, toast } from "./support/office";
import { openByButton } from "./support/staff";
import { expect } from "./support/visitor";

async function openEditor(page: Page): Promise<void> {
  await page.goto("/admin/deals");
  await openByButton(page, "Create Deal");
}

async function fillDeal(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Create Deal" });
  await dialog.getByRole("textbox", { name: "Title" }).fill(title);
  await dialog.getByLabel("Description").fill("At the counter, while the sun is up.");
  await dialog.getByLabel("Discount percent").fill("15");
  await dialog.getByLabel("Start date").fill("2026-01-02T09:00");
  await dialog.getByLabel("End date").fill("2099-01-04T21:00");
}

type Deal = { id: string; title: string; imageUrl: string | null };

test("staff create, edit and delete a deal, and the public page is updated at once", async ({ page }) => {
  test.slow();
  const title = `Beakers ${randomUUID().slice(0, 8)}`;
  await openEditor(page);
  await fillDeal(page, title);
  await expect(
    page.getByText(
      /Runs\sFri,\sJan\s2,\s(2026,\s)?9:00\sAM\sto\sSun,\sJan\s4,\s2099,\s9:00\sPM\sLas\sVegas\stime/,
    ),
  ).toBeVisible();
  const hasDrawing = await page
    .locator("[inert] use")
    .evaluate((use) => document.querySelector(use.getAttribute("href") ?? "") !== null);
  expect(hasDrawing).toBe(true);
  await page.getByRole("button", { name: "Create Deal" }).click();
  await expect(toast(page, "Deal Created")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const running = page.getByRole("region", { name: /Active Promotions/ });
  await expect(running.getByText(title)).toBeVisible();
  await expect(running.getByRole("link", { name: `Print a poster: ${title}` })).toHaveAttribute(
    "href",
    /deal-poster\?deal=[0-9a-f-]{36}$/,
  );
  await page.goto("/deals");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();

  await page.goto("/admin/deals");
  await openByButton(page, `Edit: ${title}`);
  await expect(page.getByLabel("Start date")).toHaveValue("2026-01-02T09:00");
  await page.getByLabel("Priority").fill("7");
  await page.getByRole("button", { name: "Update Deal" }).click();
  await expect(toast(page, "Deal Updated")).toBeVisible();
  await page.route("**/admin/deals", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await openByButton(page, `Edit: ${title}`);
  await expect(page.getByText("The history did not load.")).toBeVisible();
  await page.unroute("**/admin/deals");
  await page.getByRole("button", { name: "Cancel" }).click();
  await openByButton(page, `Edit: ${title}`);
  await page.getByText("History", { exact: true }).click();
  await expect(page.getByText("Priority: 1 to 7")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();

  await openByButton(page, `Delete: ${title}`);
  await expect(
    page.getByText("Are you sure you want to delete the deal? This action cannot be undone."),
  ).toBeVisible();
  await expect(page.getByRole("alertdialog")).toContainText(title);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(toast(page, "Deal Deleted")).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();
  // The next question, canceled, gives the focus back to its button.
  const next = page.getByRole("button", { name: /^Delete: / }).first();
  await next.click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(next).toBeFocused();
  await expect(page.getByText(title)).toHaveCount(0);
  await page.goto("/deals");
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
});

test("missing and invalid values are reported at their fields, and dark boxes leave weekdays their names", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("vite-ui-theme", "dark"));
  await openEditor(page);
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expect(page.getByText("Mon", { exact: true })).toBeVisible();
  const box = page.getByRole("checkbox", { name: "Monday" });
  await expect(box).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(box).toHaveCSS("border-width", "0px");
  const dialog = page.getByRole("dialog", { name: "Create Deal" });
  await dialog.getByRole("button", { name: "Create Deal" }).click();
  for (const message of ["Title is required", "Description is required", "Start date is required"]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await expect(dialog.getByText("End date is required")).toBeVisible();
  await fillDeal(page, "Backwards");
  await dialog.getByLabel("End date").fill("2026-01-01T09:00");
  const priority = dialog.getByLabel("Priority");
  await priority.fill("11");
  await priority.hover();
  await page.mouse.wheel(0, 200);
  await expect(priority).not.toBeFocused();
  await expect(priority).toHaveValue("11");
  await dialog.getByRole("button", { name: "Create Deal" }).click();
  await expect(dialog.getByText("End date must be after start date")).toBeVisible();
  await expect(dialog.getByText("Priority must be 1 to 10")).toBeVisible();
  await expect(dialog.getByLabel("End date")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Start date").fill("2025-12-31T09:00");
  await expect(dialog.getByText("End date must be after start date")).toHaveCount(0);
  await expect(dialog.getByText("Priority must be 1 to 10")).toBeVisible();
});

test("the editor warns about illegal offers, works by keyboard and asks before it discards changes", async ({
  page,
}) => {
  await openEditor(page);
  await page.keyboard.type("Free vape for everybody");
  await expect(page.getByText("Worth a second look")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Discard what you typed?")).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Free vape for everybody");
  // Nothing leads away from it: no shortcut, and the browser asks before it reloads the page.
  await page.setViewportSize({ width: 900, height: 720 });
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.press("ControlOrMeta+b");
  const isAsked = await page.evaluate(
    () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })),
  );
  expect(isAsked).toBe(true);
  // What another dialog covers has no role.
  await expect(page.getByRole("dialog", { name: "Create Deal" })).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).press("Control+Enter");
  await expect(page.getByText("Description is required")).toBeVisible();
});

test("Ctrl+Enter saves once, and not before the picture has been uploaded", async ({ page }) => {
  test.slow();
  const title = `Once ${randomUUID().slice(0, 8)}`;
  const saves: Request[] = [];
  page.on("request", (request) => {
    if ("next-action" in request.headers() && request.postData()?.includes(title)) saves.push(request);
  });
  await openEditor(page);
  await fillDeal(page, title);
  const upload = await holdBack(page, "**/api/upload");
  const save = await holdBack(page, "**/admin/deals");
  const dialog = page.getByRole("dialog", { name: "Create Deal" });
  const field = dialog.getByRole("textbox", { name: "Title" });
  const button = dialog.getByRole("button", { name: "Create Deal" });
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#26b" } })
    .png()
    .toBuffer();
  const uploading = page.waitForRequest("**/api/upload");
  await page.getByLabel("Image").setInputFiles({ name: "small.png", mimeType: "image/png", buffer });
  await uploading;
  await field.press("Control+Enter");
  await expect(button).toBeDisabled();
  upload();
  await expect(page.getByRole("img", { name: "The chosen picture" })).toBeVisible();
  await expect(button).toBeEnabled();
  expect(saves).toHaveLength(0);

  await field.focus();
  await page.keyboard.down("Control");
  // A second "down" of the same key is what a browser sends while it is held.
  for (let time = 0; time < 3; time++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.up("Control");
  await expect.poll(() => saves.length).toBe(1);
  await expect(dialog.getByRole("button", { name: "Creating" })).toBeDisabled();
  save();
  await expect(toast(page, "Deal Created")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // Actions are sent one after another: a second save would go before the history is read.
  await openByButton(page, `Edit: ${title}`);
  const history = page.locator("summary").filter({ hasText: "History" });
  await expect(history.getByRole("status")).toContainText(/created/i);
  expect(saves).toHaveLength(1);
  const deals = (await (await page.request.get("/api/deals")).json()) as Deal[];
  const created = deals.filter((deal) => deal.title === title);
  expect(created).toEqual([expect.objectContaining({ imageUrl: expect.any(String) })]);
  for (const { id } of created) await page.request.delete(`/api/deals/${id}`);
});

test("concurrent edits of a deal lose nothing", async ({ page }) => {
  const title = `Shared ${randomUUID().slice(0, 8)}`;
  const data = {
    title,
    description: "One deal, two editors.",
    startDate: "2026-01-02T17:00:00Z",
    endDate: "2099-01-02T17:00:00Z",
  };
  const created = await (await page.request.post("/api/deals", { data })).json();
  await page.goto("/admin/deals");
  await openByButton(page, `Edit: ${title}`);
  await page.getByLabel("Description").fill("Mine");
  await page.request.patch(`/api/deals/${created.id}`, { data: { description: "Theirs" } });
  await page.getByRole("button", { name: "Update Deal" }).click();
  await expect(page.getByText("Somebody else changed this deal in the meantime.").first()).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByLabel("Description")).toHaveValue("Theirs");
  await page.getByLabel("Description").fill("Both");
  await page.getByRole("button", { name: "Update Deal" }).click();
  await expect(toast(page, "Deal Updated")).toBeVisible();

  await page.request.delete(`/api/deals/${created.id}`);
  await openByButton(page, `Delete: ${title}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(toast(page, "Failed to Delete Deal")).toContainText("It may have been deleted since.");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByText(title)).toHaveCount(0);
});

test("an edit of a deal that somebody else has deleted keeps what was typed, to create it again", async ({
  page,
}) => {
  const title = `Lost ${randomUUID().slice(0, 8)}`;
  const data = {
    title,
    description: "One deal, two editors.",
    startDate: "2026-01-02T17:00:00Z",
    endDate: "2099-01-02T17:00:00Z",
  };
  const { id } = await (await page.request.post("/api/deals", { data })).json();
  await page.goto("/admin/deals");
  await openByButton(page, `Edit: ${title}`);
  await page.getByLabel("Description").fill("Typed meanwhile");
  await page.request.delete(`/api/deals/${id}`);
  await page.getByRole("button", { name: "Update Deal" }).click();
  await expect(toast(page, "Failed to Update Deal")).toContainText("It may have been deleted since.");
  const editor = page.getByRole("dialog", { name: "Create Deal" });
  await expect(editor.getByText("Somebody else has deleted this deal.")).toBeVisible();
  await expect(editor.getByLabel("Description")).toHaveValue("Typed meanwhile");
  await editor.getByRole("button", { name: "Create Deal" }).click();
  await expect(toast(page, "Deal Created")).toBeVisible();
  await expect(editor).toHaveCount(0);
  const deals = (await (await page.request.get("/api/deals")).json()) as Deal[];
  const [created] = deals.filter((deal) => deal.title === title);
  expect(created).toMatchObject({ description: "Typed meanwhile" });
  await page.request.delete(`/api/deals/${created?.id}`);
});

test("a weekly rule appears on the card, in the calendar file and in structured data", async ({ page }) => {
  test.slow();
  const title = `Happy hour ${randomUUID().slice(0, 8)}`;
  await openEditor(page);
  await fillDeal(page, title);
  const dialog = page.getByRole("dialog", { name: "Create Deal" });
  await dialog.getByRole("checkbox", { name: "Tuesday" }).check();
  await dialog.getByLabel("From", { exact: true }).fill("16:00");
  await dialog.getByRole("button", { name: "Create Deal" }).click();
  await expect(dialog.getByText("Enter both times, or none for the whole day")).toBeVisible();
  await dialog.getByLabel("To", { exact: true }).fill("18:00");
  await dialog.getByRole("button", { name: "Create Deal" }).click();
  await expect(toast(page, "Deal Created")).toBeVisible();
  const rule = "Every Tuesday, 4:00 PM to 6:00 PM";
  await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText(rule);
  await page.goto("/deals");
  await expect(page.getByRole("article", { name: title })).toContainText(rule);

  const data = {
    title: title.replace("Happy hour", "Class"),
    description: "Bring one piece.",
    eventDate: "2099-07-07T19:00:00-07:00",
    repeatDays: ["TU"],
    repeatUntil: "2099-12-29",
  };
  const event = await (await page.request.post("/api/events", { data })).json();
  const file = await (await page.request.get(`/api/events/${event.id}/calendar`)).text();
  expect(file).toContain("RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20991230T075959Z");
  await page.goto("/events");
  await expect(page.getByRole("article", { name: data.title })).toContainText(
    "Every Tuesday until Dec 29, 2099",
  );
  const facts = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll(
      (scripts, name) => scripts.find((one) => one.textContent?.includes(name))?.textContent,
      data.title,
    );
  expect(JSON.parse(facts ?? "{}")).toMatchObject({
    eventSchedule: { byDay: ["https://schema.org/Tuesday"], startTime: "19:00" },
  });
  await page.request.delete(`/api/events/${event.id}`);
  for (const deal of await (await page.request.get("/api/deals")).json()) {
    if (deal.title === title) await page.request.delete(`/api/deals/${deal.id}`);
  }
});
