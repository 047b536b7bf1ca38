import type { Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { expect, expectAccessible, test } from "@/tests/e2e/support/visitor";

const paths = [...Object.values(routes).map(({ path }) => path), "/no-such-page"];

for (const width of [360, 768, 1280]) {
  test(`every public page is accessible in both themes and fits its width at ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(excess).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });
    }
  });
}

test("every public page fits 320 pixels, as one zoomed to 400 % is wide (WCAG 1.4.10)", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});

type Opened = { path: string; isFirstVisit?: boolean; open: (page: Page) => Promise<void> };

/** What lies over a page, or answers on it, and how a visitor comes to see it. */
const opened: Record<string, Opened> = {
  "the age gate": {
    path: "/inventory",
    isFirstVisit: true,
    open: (page) => expect(page.getByRole("dialog", { name: "Are you 21 or older?" })).toBeVisible(),
  },
  "the cookie banner": {
    path: "/",
    isFirstVisit: true,
    open: async (page) => {
      await page.getByRole("button", { name: /^Yes/ }).click();
      await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
    },
  },
  "a deal": {
    path: "/deals",
    open: async (page) => {
      await page.getByRole("button", { name: "View Deal" }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  "the errors of the contact form": {
    path: "/contact",
    open: async (page) => {
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Invalid email address")).toBeVisible();
    },
  },
  "a toast": {
    path: "/contact",
    open: async (page) => {
      await page.route("**/api/contact", (route) => route.abort());
      await page.getByRole("textbox", { name: "Name", exact: true }).fill("Dana Rivers");
      await page.getByRole("textbox", { name: "Email", exact: true }).fill("dana@example.com");
      await page.getByRole("textbox", { name: "Message", exact: true }).fill("Are you open today?");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Failed to send message. Please try again.")).toBeVisible();
    },
  },
  "the answer to a loyalty look-up": {
    path: "/loyalty",
    open: async (page) => {
      const status = { tier: "Gold", checkinCount: 22, nextTier: "VIP", nextTierRequirement: 50 };
      const customer = { firstName: "Maria", lastName: "H." };
      await page.route("**/api/loyalty/customer/**", (route) =>
        route.fulfill({ json: { ...status, customer, memberCode: "sample-code" } }),
      );
      await page.getByRole("textbox", { name: "Phone number" }).fill("7025550143");
      await page.getByRole("button", { name: "Check Status" }).click();
      await expect(page.getByRole("img", { name: "Your member QR code" })).toBeVisible();
    },
  },
};

for (const width of [360, 1280]) {
  for (const [name, { path, isFirstVisit, open }] of Object.entries(opened)) {
    test(`${name} is accessible in both themes at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      if (isFirstVisit) await page.addInitScript(() => localStorage.clear());
      await page.goto(path);
      await open(page);
      await expectAccessible(page);
    });
  }
}

test("the slide-out menu is accessible in both themes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/deals");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectAccessible(page);
});
