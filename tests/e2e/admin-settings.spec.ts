import { holdBack } from "./support/hold-back";
import { untilHydrated } from "./support/live";
import { expect, test, toast } from "./support/office";
import { sentText } from "./support/sent-text";

const DISCARD = { name: "Discard what you typed?" };

// Launch dates are before the first member joined: with a later one, tests beside these would find other members.

test.beforeEach(async ({ page }) => {
  await page.request.post("/api/settings/launch-date", { data: { launchDate: "" } });
});
test.afterEach(async ({ page }) => {
  await page.request.post("/api/settings/launch-date", { data: { launchDate: "" } });
});

test("the launch date can be saved as a day in Las Vegas and cleared, and the loyalty screen says which it is", async ({
  page,
}) => {
  const loyaltyScreen = async () => (await page.request.get("/admin/loyalty")).text();
  await page.goto("/admin/settings");
  await expect(page.getByText("7,000+ test customers")).toBeVisible();
  await expect(page.getByText("No launch date set")).toBeVisible();
  const missing = toast(page, "No Date Selected");
  await expect(async () => {
    await page.getByRole("button", { name: "Save Launch Date" }).click();
    await expect(missing).toContainText("Please select a launch date first", { timeout: 2_000 });
  }).toPass();
  await page.getByLabel("Launch date", { exact: true }).fill("2020-07-04");
  await page.getByRole("button", { name: "Save Launch Date" }).click();
  await expect(toast(page, "Launch Date Saved")).toBeVisible();
  await expect(page.getByText("Jul 4, 2020")).toBeVisible();
  const stored = await (await page.request.get("/api/settings/launch-date")).json();
  expect(stored).toEqual({ launchDate: "2020-07-04T07:00:00.000Z" });
  expect(sentText(await loyaltyScreen(), "body")).toContain(
    "Showing customers who joined on or after Jul 4, 2020",
  );
  await page.getByRole("button", { name: "Clear Filter" }).click();
  await expect(toast(page, "Launch Date Cleared")).toBeVisible();
  await expect(page.getByText("No launch date set")).toBeVisible();
  const unset = await loyaltyScreen();
  expect(sentText(unset, "body")).toContain("No launch date set - currently showing all");
  expect(unset).toMatch(/<a [^>]*href="\/admin\/settings"[^>]*>Set Launch Date</);
  await expect(page.getByLabel("Launch date", { exact: true })).toHaveValue("");

  // A link is followed while the answer is awaited.
  const release = await holdBack(page, "**/admin/settings", "POST");
  await page.getByLabel("Launch date", { exact: true }).fill("2020-07-05");
  await page.getByRole("button", { name: "Save Launch Date" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Deals" }).first().click();
  await expect(page).toHaveURL(/\/admin\/deals$/);
  release();
  await expect(toast(page, "Launch Date Saved")).toBeVisible();
});

test("the launch date follows what somebody else saves, until it is edited", async ({ page }) => {
  const day = page.getByLabel("Launch date", { exact: true });
  const saveElsewhere = (launchDate: string) =>
    page.request.post("/api/settings/launch-date", { data: { launchDate } });
  await page.goto("/admin/settings");
  await saveElsewhere("2020-03-04");
  const audit = page.getByRole("dialog", { name: "Audit" });
  await page.getByRole("link", { name: "Open the audit" }).click();
  await expect(audit).toBeVisible();
  await expect(page.getByText("Mar 4, 2020").first()).toBeAttached();
  await expect(day).toHaveValue("2020-03-04");
  await page.keyboard.press("Escape");
  await expect(audit).toBeHidden();
  await day.fill("2020-05-06");
  await saveElsewhere("2020-03-05");
  await page.getByRole("link", { name: "Open the audit" }).click();
  await expect(page.getByText("Mar 5, 2020").first()).toBeAttached();
  await expect(day).toHaveValue("2020-05-06");
});

test("Escape empties the search field of a panel before it closes the panel", async ({ page }) => {
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: "Open the audit" }).click();
  const audit = page.getByRole("dialog", { name: "Audit" });
  const about = audit.getByRole("searchbox");
  await about.fill("grinder");
  await page.keyboard.press("Escape");
  await expect(about).toHaveValue("");
  await expect(audit).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(audit).toBeHidden();
});

for (const { screen, name, field } of [
  { screen: "/admin/settings?audit=all", name: "Audit", field: "auditAbout" },
  { screen: "/admin?messages=all", name: "Messages", field: "messagesQ" },
]) {
  test(`a search in the panel ${name} keeps the focus, and Back empties it`, async ({ page }) => {
    await page.goto(screen);
    const search = page.getByRole("dialog", { name }).getByRole("searchbox");
    await search.fill("zzz");
    await search.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${field}=zzz`));
    await expect(page.getByRole("dialog", { name }).getByText(/^No (entries|message) match/)).toBeVisible();
    await expect(search).toBeFocused();
    await page.goBack();
    await expect(search).toHaveValue("");
  });
}

test("older entries of the audit begin at the top of its panel", async ({ page }) => {
  for (let entry = 0; entry <= 50; entry += 1) {
    const launchDate = `2020-01-0${1 + (entry % 2)}`;
    await page.request.post("/api/settings/launch-date", { data: { launchDate } });
  }
  await page.goto("/admin/settings?audit=setting");
  const audit = page.getByRole("dialog", { name: "Audit" });
  // Whole at once, as over a fast connection, they take the place of the others without a shorter panel in between.
  await page.route(/auditBefore=/, async (route) => route.fulfill({ response: await route.fetch() }));
  await audit.getByRole("link", { name: "Older entries" }).click();
  await expect(page).toHaveURL(/auditBefore=/);
  await expect(audit.getByRole("listitem").first()).toBeInViewport();
});

test("what was typed before hydration stays in the forms", async ({ page }) => {
  const release = await holdBack(page, "**/_next/static/chunks/*.js");
  const arrived = page.goto("/admin/settings");
  const typed = {
    "Launch date": "2020-07-04",
    "First day": "2099-11-26",
    "Reason (shown to visitors)": "Thanksgiving",
    "Current password": "not my password",
  };
  const field = (name: string) => page.getByLabel(name, { exact: true });
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
  release();
  await arrived;
  for (const name of Object.keys(typed)) await untilHydrated(field(name));
  // It counts as typed: the browser asks before it reloads the page.
  const isAsked = () =>
    page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await expect.poll(isAsked).toBe(true);
  // A field takes its value from the form when that is rendered again.
  await page.getByRole("switch", { name: "Closed all day" }).click();
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByLabel("New password")).toHaveAttribute("aria-invalid", "true");
  for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value);
  await page.getByRole("button", { name: "Save Launch Date" }).click();
  await expect(page.getByText("Jul 4, 2020")).toBeVisible();
});

test("half-typed hours are asked about before the search, which opens once they are discarded", async ({
  page,
}) => {
  await page.goto("/admin/settings");
  const question = page.getByRole("alertdialog", DISCARD);
  const day = page.getByLabel("First day", { exact: true });
  const isHalfTyped = () => day.evaluate((input: HTMLInputElement) => input.validity.badInput);
  await untilHydrated(day);
  // Without its year it is no value yet.
  await day.pressSequentially("1226");
  const checkIn = page.getByRole("dialog", { name: "Manual Check-in" });
  await page.getByRole("button", { name: "Check in" }).click();
  await expect(checkIn).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.press("Escape");
  await expect(checkIn).toBeHidden();
  await expect(question).toBeHidden();
  expect(await isHalfTyped()).toBe(true);
  for (const openSearch of [
    () => page.keyboard.press("ControlOrMeta+k"),
    () => page.getByRole("button", { name: "Search everything" }).click(),
  ]) {
    await day.pressSequentially("1226");
    await openSearch();
    await question.getByRole("button", { name: "Discard" }).click();
    const search = page.getByRole("dialog", { name: "Search everything" });
    await expect(search.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(search).toBeHidden();
    expect(await isHalfTyped()).toBe(false);
  }
});

test("the privacy desk asks before it throws away what was typed, and keeps it when the session has ended", async ({
  page,
}) => {
  await page.goto("/admin/settings?privacy=new");
  const panel = page.getByRole("dialog");
  const question = page.getByRole("alertdialog", DISCARD);
  const keep = question.getByRole("button", { name: "Keep editing" });
  const name = panel.getByLabel("Name", { exact: true });
  const asking = `Pat Quiet ${Date.now()}`;
  const save = panel.getByRole("button", { name: "Save Request" });
  await save.click();
  await expect(name).toHaveAccessibleDescription("Enter a name, an email or a number");
  const email = panel.getByLabel("Email", { exact: true });
  await email.fill("pat@example.com");
  await expect(name).toHaveAccessibleDescription("");
  await email.fill("");
  await name.fill(asking);
  // The panel is at the right.
  await page.mouse.click(20, 400);
  await expect(keep).toBeFocused();
  await page.mouse.click(20, 400);
  await expect(keep).toBeFocused();
  await keep.click();
  await expect(name).toBeFocused();
  await panel.getByRole("link", { name: "All requests" }).click();
  await keep.click();
  await expect(name).toHaveValue(asking);
  // It is saved, and the answer is lost.
  await page.route("**/admin/settings?*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await save.click();
  await expect(panel.getByText("we do not know whether this was saved")).toBeVisible();
  await page.unroute("**/admin/settings?*");
  await save.click();
  await expect(page.getByText("Request Saved")).toBeVisible();

  const outcome = panel.getByLabel("How it ended, without the person's name");
  const answered = panel.getByLabel("What was answered");
  await outcome.fill("no");
  await panel.getByRole("button", { name: "Close Request" }).click();
  await expect(answered).toBeFocused();
  await expect(answered).toHaveAccessibleDescription("Choose what was answered");
  await expect(outcome).toHaveAccessibleDescription("Say in a few words how it ended");
  await outcome.fill("Told at the counter");
  await expect(outcome).toHaveAccessibleDescription("");
  await page.keyboard.press("Escape");
  await keep.click();
  await panel.getByRole("link", { name: "All of its history" }).click();
  await keep.click();
  await expect(outcome).toHaveValue("Told at the counter");
  await panel.getByRole("link", { name: "All requests" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(panel.getByRole("link", { name: "New request" })).toBeVisible();
  await expect(panel.getByRole("link", { name: asking })).toHaveCount(1);
  await page.goBack();
  await outcome.fill("Told at the counter");
  await answered.selectOption("Done as asked");
  // As when a session has expired: the browser still sends its cookie.
  const cookies = await page.context().cookies();
  await page.request.post("/api/logout");
  await page.context().addCookies(cookies);
  const rendered: string[] = [];
  page.on("request", (request) => {
    const { rsc, "next-router-prefetch": isPrefetch } = request.headers();
    if (request.isNavigationRequest() || (rsc && !isPrefetch)) rendered.push(request.url());
  });
  await panel.getByRole("button", { name: "Close Request" }).click();
  await expect(toast(page, "Not Closed")).toContainText("You are signed out, so nothing was changed.");
  // What would throw it away is the screen rendered anew, which is asked for before the toast is shown.
  expect(rendered).toEqual([]);
  await expect(answered).toHaveValue("done");
  await expect(outcome).toHaveValue("Told at the counter");
});
