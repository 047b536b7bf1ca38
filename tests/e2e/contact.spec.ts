import type { Page } from "@playwright/test";
import { signInAsOwner } from "@/tests/e2e/support/staff";
import { expect, test } from "@/tests/e2e/support/visitor";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send Message" });

test("a visitor is told what is missing, mends it, sends, and may send another", async ({ page }) => {
  await page.goto("/contact");
  await send(page).click();
  await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await expect(page.getByText("Message must be at least 10 characters")).toBeVisible();
  await field(page, "Name").fill("Dana Rivers");
  await expect(page.getByText("Name must be at least 2 characters")).toBeHidden();
  await field(page, "Email").fill("dana@example.com");
  await field(page, "Message").fill("Do you carry 14 mm downstems?");
  // The form refuses what no person could have typed so fast.
  await page.waitForTimeout(2_100);
  await send(page).click();
  await expect(page.getByText("Thank You!")).toBeVisible();
  await expect(page.getByText("Message sent!")).toBeVisible();
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(field(page, "Message")).toHaveValue("");
});

test("a message that cannot be sent keeps what was typed", async ({ page }) => {
  await page.goto("/contact");
  await field(page, "Name").fill("Dana Rivers");
  await field(page, "Email").fill("dana@example.com");
  await field(page, "Message").fill("Are you open on Thanksgiving?");
  await page.route("**/api/contact", (route) => route.abort());
  await send(page).click();
  await expect(page.getByText("Failed to send message. Please try again.")).toBeVisible();
  await expect(field(page, "Message")).toHaveValue("Are you open on Thanksgiving?");
});

test("the map is reached by its hash and opens in maps", async ({ page }) => {
  await page.goto("/contact#map");
  await expect(page.getByRole("heading", { name: "Find us" })).toBeInViewport();
  await expect(page.locator("#map iframe")).toHaveAttribute("height", "300");
  await expect(page.getByRole("link", { name: "Open in maps" })).toHaveAttribute("href", /google\.com\/maps/);
});

test("a plain client of the contract can send, and staff alone can read", async ({ request }) => {
  const message = {
    name: "Ana Lopez",
    email: "ana@example.com",
    phone: "",
    message: "Sent without a browser.",
  };
  expect((await request.post("/api/contact", { data: message })).ok()).toBe(true);
  const bad = await request.post("/api/contact", { data: { name: "A" } });
  expect(bad.status()).toBe(400);
  expect((await bad.text()).split("\n")).toContain("name: Name must be at least 2 characters");
  await signInAsOwner(request);
  expect((await request.get("/api/user")).ok()).toBe(true);
});
