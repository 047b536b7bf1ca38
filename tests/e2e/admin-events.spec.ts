import { randomUUID } from "node:crypto";
import { test, toast } from "./support/office";
import { openByButton } from "./support/staff";
import { expect } from "./support/visitor";

test("staff create, edit and delete an event, and the public page is updated at once", async ({ page }) => {
  test.slow();
  const title = `Workshop ${randomUUID().slice(0, 8)}`;
  await page.goto("/admin/events");
  await openByButton(page, "Create Event");
  const dialog = page.getByRole("dialog", { name: "Create Event" });
  await expect(dialog.getByLabel("Max attendees")).toHaveValue("50");
  await expect(dialog.getByLabel("Current attendees")).toHaveValue("0");
  await dialog.getByRole("button", { name: "Create Event" }).click();
  await expect(dialog.getByText("Event date is required")).toBeVisible();
  const date = dialog.getByLabel("Event date");
  await date.pressSequentially("07042099");
  await dialog.getByRole("button", { name: "Create Event" }).click();
  await expect(dialog.getByText("Enter both the date and the time")).toBeVisible();
  await date.fill("");
  // Without a date the card of the preview claims none.
  await expect(dialog.getByText("Weekday", { exact: true })).toBeVisible();
  await expect(dialog.getByText("This week", { exact: true })).toHaveCount(0);
  await dialog.getByRole("textbox", { name: "Title" }).fill(title);
  await dialog.getByLabel("Description").fill("Bring one piece.");
  await date.fill("2099-07-04T19:00");
  await expect(dialog.getByText("Begins Sat, Jul 4, 2099, 7:00 PM Las Vegas time")).toBeVisible();
  await dialog.getByRole("button", { name: "Create Event" }).click();
  await expect(toast(page, "Event Created")).toBeVisible();
  await expect(page.getByRole("region", { name: /Upcoming Events/ }).getByText(title)).toBeVisible();
  await page.goto("/events");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();

  await page.goto("/admin/events");
  await openByButton(page, `Edit: ${title}`);
  await page.getByLabel("Max attendees").fill("0");
  await page.getByRole("button", { name: "Update Event" }).click();
  await expect(page.getByText("Must be 1 or more")).toBeVisible();
  await page.getByLabel("Max attendees").fill("12");
  const sent = page.waitForRequest((request) => request.postData()?.includes("maxAttendees") ?? false);
  // Edited again before the list shows the change, it would begin with the old values and conflict with its own save.
  const isListedAtClosing = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('[role="dialog"][data-state="open"]')) return;
          observer.disconnect();
          resolve(document.getElementById("main")?.textContent?.includes("0 of 12 seats taken") ?? false);
        }).observe(document.body, { attributes: true, childList: true, subtree: true });
      }),
  );
  await page.getByRole("button", { name: "Update Event" }).click();
  // Seats taken are sent only when staff changed them: they begin anew with the next date of a series.
  expect((await sent).postData()).not.toContain("currentAttendees");
  await expect(toast(page, "Event Updated")).toBeVisible();
  await expect(page.getByText("0 of 12 seats taken")).toBeVisible();
  expect(await isListedAtClosing).toBe(true);

  await openByButton(page, `Delete: ${title}`);
  await expect(page.getByRole("alertdialog", { name: "Are you absolutely sure?" })).toContainText(
    "permanently delete the event",
  );
  await page.getByRole("button", { name: "Delete Event" }).click();
  await expect(toast(page, "Event Deleted")).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test("an event can be repeated next week by its button, and Back asks before it leaves an editor with changes", async ({
  page,
}) => {
  const title = `Night ${randomUUID().slice(0, 8)}`;
  const data = { title, description: "Again.", eventDate: "2099-07-04T02:00:00Z", currentAttendees: 3 };
  const created = await (await page.request.post("/api/events", { data })).json();
  await page.goto("/admin/events");
  await openByButton(page, `Duplicate to next week: ${title}`);
  const dialog = page.getByRole("dialog", { name: "Create Event" });
  await expect(dialog.getByLabel("Event date")).toHaveValue("2099-07-10T19:00");
  await expect(dialog.getByLabel("Current attendees")).toHaveValue("0");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.request.delete(`/api/events/${created.id}`);

  await page.getByRole("link", { name: "Deals", exact: true }).click();
  await openByButton(page, "Create Deal");
  const editor = page.getByRole("dialog", { name: "Create Deal" });
  const goBack = () => page.evaluate(() => window.history.back());
  // Without its year it is no value yet.
  await editor.getByLabel("Start date").pressSequentially("1226");
  await goBack();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await editor.getByRole("textbox", { name: "Title" }).fill("Half a deal");
  await goBack();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(editor.getByRole("textbox", { name: "Title" })).toHaveValue("Half a deal");
  await expect(page).toHaveURL(/\/admin\/deals$/);
  await goBack();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(editor).toBeHidden();
  await goBack();
  await expect(page).toHaveURL(/\/admin\/events$/);
});
