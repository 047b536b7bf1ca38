import type { Locator, Page } from "@playwright/test";
import { fillInMessage } from "@/tests/e2e/support/message";
import { expect, test } from "@/tests/e2e/support/visitor";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send Message" });

test("missing fields are reported, and the corrected message is sent and may be followed by another", async ({
  page,
}) => {
  await page.goto("/contact");
  await send(page).click();
  await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await expect(page.getByText("Message must be at least 10 characters")).toBeVisible();
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveAccessibleDescription("Name must be at least 2 characters");
  await field(page, "Name").fill("Dana Rivers");
  await expect(page.getByText("Name must be at least 2 characters")).toBeHidden();
  await field(page, "Email").fill("dana@example.com");
  await field(page, "Message").fill("Do you carry 14 mm downstems?");
  await send(page).click();
  await expect(page.getByText("Thank You!")).toBeVisible();
  await expect(page.getByText("Message sent!")).toBeVisible();
  // Screen readers are told by the toast alone.
  const live = page.locator("[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]");
  // Counted at once: the toast goes by itself.
  expect(await live.filter({ hasText: "We'll get back to you" }).count()).toBe(1);
  await expect(page.getByRole("button", { name: "Send Another Message" })).toBeFocused();
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(field(page, "Message")).toHaveValue("");
  await expect(field(page, "Name")).toBeFocused();
});

test("on a phone the thanks for a message are below the header, not behind it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/contact");
  await write(page);
  await page.route("**/api/contact", (route) => route.fulfill({ json: { success: true } }));
  await send(page).click();
  const boxOf = (place: Locator) => place.evaluate((node) => node.getBoundingClientRect().toJSON());
  const header = await boxOf(page.getByRole("banner"));
  await expect
    .poll(async () => (await boxOf(page.getByText("Thank You!"))).top)
    .toBeGreaterThanOrEqual(header.bottom);
});

test("?about=delete prefills the kind and no message", async ({ page }) => {
  await page.goto("/contact?about=delete");
  await expect(page.getByLabel("What is it about?")).toHaveValue("delete");
  await expect(field(page, "Message")).toHaveValue("");
  await page.goto("/contact?about=toString");
  await expect(field(page, "Message")).toHaveValue("About toString: ");
  await expect(page.getByLabel("What is it about?")).toHaveValue("message");
});

const FAILED = "Failed to send message. Please try again.";
const LATER = "Too many messages in a short time. Please try again later, or ask at the counter.";

const write = (page: Page) => fillInMessage(page, "Are you open on Thanksgiving?");

test("a message that was not taken keeps its text, and each refusal is reported", async ({ page }) => {
  await page.goto("/contact");
  await write(page);
  const close = page.getByRole("button", { name: "Close notification" });
  for (const [refusal, said] of [
    [null, FAILED],
    [{ status: 400, body: "message: Not this one" }, FAILED],
    [{ status: 503, body: "The database is away." }, FAILED],
    [{ status: 429, body: LATER }, LATER],
  ] as const) {
    await page.route("**/api/contact", (route) =>
      refusal ? route.fulfill({ contentType: "text/plain", ...refusal }) : route.abort(),
    );
    await send(page).click();
    await expect(page.getByText(said)).toBeVisible();
    await expect(field(page, "Message")).toHaveValue("Are you open on Thanksgiving?");
    await close.click();
    // It leaves slowly, and the next would be the second of its name.
    await expect(close).toHaveCount(0);
    await page.unroute("**/api/contact");
  }
});

test("the network error is also shown offline, when the validation code cannot be loaded", async ({
  page,
}) => {
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await write(page);
  await send(page).click();
  await expect(page.getByRole("alert").filter({ hasText: FAILED })).toBeVisible();
  await expect(send(page)).toBeEnabled();
  await page.context().setOffline(false);
  await page.route("**/api/contact", (route) => route.fulfill({ json: { success: true } }));
  await send(page).click();
  await expect(page.getByText("Thank You!")).toBeVisible();
});

test("without the validation code the fields show what the server refuses of them", async ({ page }) => {
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.route("**/_next/static/**", (route) => route.abort());
  await write(page);
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 400, contentType: "text/plain", body: "email: This address has no mailbox" }),
  );
  await send(page).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(field(page, "Email")).toHaveAccessibleDescription("This address has no mailbox");
});

test("the page says whether the shop is open now", async ({ page }) => {
  for (const [at, said] of [
    ["2026-12-01T20:00:00Z", "Open until 9 PM"],
    ["2026-12-02T06:00:00Z", "Opens at 9 AM tomorrow"],
  ] as const) {
    await page.clock.setFixedTime(at);
    await page.goto("/contact");
    const hours = page.getByRole("main").getByRole("definition").filter({ hasText: "Open 7 days" });
    // The words are in a shadow root, which toHaveText does not read. Days with other hours may follow them.
    await expect.poll(() => hours.ariaSnapshot()).toMatch(new RegExp(`PM ${said}$`, "m"));
  }
});

test("the map is asked for when a reader comes near it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/", "/about", "/contact"]) {
    const asked: string[] = [];
    const note = (request: { url: () => string }) => {
      if (request.url().includes("/maps?")) asked.push(request.url());
    };
    page.on("request", note);
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-layout", "whole");
    expect(asked, path).toEqual([]);
    await page.locator("[data-map]").scrollIntoViewIfNeeded();
    await expect(page.getByTitle(/^Map: /)).toBeVisible();
    await expect.poll(() => asked.length, path).toBe(1);
    page.off("request", note);
  }
});

test("#map scrolls to the map, which links to a map service", async ({ page }) => {
  await page.goto("/contact#map");
  await expect(page.getByRole("heading", { name: "Find us" })).toBeInViewport();
  await expect(page.locator("#map iframe")).toHaveAttribute("height", "300");
  await expect(page.getByRole("link", { name: "Open in maps" })).toHaveAttribute("href", /google\.com\/maps/);
});

test("an API client can send a message, which only staff can read", async ({ request, owner }) => {
  const email = `ana${Date.now()}@example.com`;
  const message = {
    name: "Ana Lopez",
    email,
    phone: "",
    message: "Sent without a browser.",
  };
  expect((await request.post("/api/contact", { data: message })).ok()).toBe(true);
  const bad = await request.post("/api/contact", { data: { name: "A" } });
  expect(bad.status()).toBe(400);
  expect((await bad.text()).split("\n")).toContain("name: Name must be at least 2 characters");
  const address = `/api/admin/search?q=${email}`;
  expect((await request.get(address)).status()).toBe(401);
  expect(await (await owner.get(address)).json()).toEqual([
    expect.objectContaining({ kind: "message", title: "Ana Lopez" }),
  ]);
});

test("a message begun is still there after a visit to another page, until it is sent", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("What is it about?").selectOption("delete");
  await write(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goBack();
  await expect(field(page, "Message")).toHaveValue("Are you open on Thanksgiving?");
  await expect(field(page, "Name")).toHaveValue("Dana Rivers");
  await expect(page.getByLabel("What is it about?")).toHaveValue("delete");
  await page.route("**/api/contact", (route) => route.fulfill({ json: { success: true } }));
  await send(page).click();
  await expect(page.getByText("Thank You!")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goBack();
  await expect(field(page, "Message")).toHaveValue("");
});

test("another link to the form chooses its kind, though a message is begun for the one before", async ({
  page,
}) => {
  const ask = (words: string) => page.getByRole("main").getByRole("link", { name: words }).first().click();
  await page.goto("/legal/privacy-policy");
  await ask("ask us to delete it");
  await field(page, "Name").fill("Dana Rivers");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await ask("tell us not to sell or share");
  await expect(field(page, "Name")).toHaveValue("Dana Rivers");
  await expect(page.getByLabel("What is it about?")).toHaveValue("opt-out");
});

test("a token that never comes does not hold up a message, and a message without an answer is reported", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/contact");
  await page.route("**/api/contact", () => {});
  await write(page);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await send(page).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.clock.runFor(5_000);
  await sent;
  await page.clock.runFor(15_000);
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(field(page, "Message")).toHaveValue("Are you open on Thanksgiving?");
});
