import type { Page } from "@playwright/test";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";
import { fillInMessage } from "./message";
import { expect } from "./visitor";

/** What lies over a page or answers on it, and how a visitor comes to see it. */
export type Opening = {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Where it stands: the rest of the page was looked at already. */
  within: string;
  /** On a wide screen there is none. */
  isNarrowOnly?: boolean;
};

const press = (page: Page, name: string) => page.getByRole("button", { name }).first().click();
const closeDialog = (page: Page) => page.keyboard.press("Escape");

const menu: Opening = {
  name: "the menu",
  within: "dialog[open]",
  isNarrowOnly: true,
  open: async (page) => {
    await press(page, "Open menu");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  },
};

const foldedAnswers: Opening = {
  name: "an answer",
  within: "main",
  open: async (page) => {
    await page.locator("main details:not([open]) summary").first().click();
    await expect(page.locator("main details[open]").first()).toBeVisible();
  },
};

const deals: readonly Opening[] = [
  menu,
  {
    name: "a deal",
    within: "dialog[open]",
    open: async (page) => {
      await closeDialog(page);
      await press(page, "View Deal");
      await expect(page.getByRole("dialog").filter({ hasText: "Redeem in store" })).toBeVisible();
    },
  },
  {
    name: "the ended deals and the newsletter's answer",
    within: "main",
    open: async (page) => {
      await closeDialog(page);
      await press(page, "Show All Deals");
      await page.getByRole("textbox", { name: "Email address" }).fill("guest@example.com");
      await press(page, "Send");
      await expect(page.getByText("neither sent nor kept")).toBeVisible();
    },
  },
];

const inventory: readonly Opening[] = [
  {
    name: "the filters",
    within: "form:has(#product-sort)",
    isNarrowOnly: true,
    open: async (page) => {
      await page.getByText("Sort and filter").click();
      await expect(page.getByRole("combobox", { name: "Sort products" })).toBeVisible();
    },
  },
  {
    name: "a product that did not load",
    within: "dialog[open]",
    open: async (page) => {
      await page.route("**/api/products/*", (route) => route.abort());
      await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
      await expect(page.getByText(/^The product did not load/)).toBeVisible();
      await page.unroute("**/api/products/*");
    },
  },
  {
    name: "a product",
    within: "dialog[open]",
    open: async (page) => {
      await press(page, "Try again");
      await expect(page.getByRole("dialog").getByRole("link", { name: "Ask about this" })).toBeVisible();
    },
  },
  {
    name: "an address that says nothing here",
    within: "main",
    open: async (page) => {
      await page.goto("/inventory?sort=color&min=cheap&category=Nothing&product=none&q=no+such+thing");
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
];

const contact: readonly Opening[] = [
  {
    name: "the errors of the form",
    within: "form",
    open: async (page) => {
      await press(page, "Send Message");
      await expect(page.getByText("Invalid email address")).toBeVisible();
    },
  },
  {
    name: "a toast",
    within: "[data-sonner-toaster]",
    open: async (page) => {
      await page.route("**/api/contact", (route) => route.abort());
      await fillInMessage(page, "Are you open today?");
      await press(page, "Send Message");
      await expect(page.getByText("Failed to send message. Please try again.")).toBeVisible();
    },
  },
  {
    name: "the thanks for a message",
    within: "section:has(> #write)",
    open: async (page) => {
      await page.unroute("**/api/contact");
      await page.route("**/api/contact", (route) => route.fulfill({ json: {} }));
      await press(page, "Send Message");
      await expect(page.getByText("Thank You!")).toBeVisible();
    },
  },
];

async function lookUp(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Phone number" }).fill("7025550143");
  await press(page, "Check Status");
}

const loyalty: readonly Opening[] = [
  {
    name: "a failed look-up",
    within: "#check-status",
    open: async (page) => {
      await page.route("**/api/loyalty/customer/**", (route) => route.abort());
      await lookUp(page);
      await expect(page.getByText(/^No rewards account found/)).toBeVisible();
      await page.unroute("**/api/loyalty/customer/**");
    },
  },
  {
    name: "a member's status",
    within: "#check-status",
    open: async (page) => {
      const status = { tier: "Gold", checkinCount: 22, nextTier: "VIP", nextTierRequirement: 50 };
      const customer = { firstName: "Maria", lastName: "H." };
      const code = { memberCode: "sample-code", shortCode: "123 456 789", codeExpiresInMs: 3_600_000 };
      await page.route("**/api/loyalty/customer/**", (route) =>
        route.fulfill({ json: { ...status, customer, ...code } }),
      );
      await lookUp(page);
      await expect(page.getByRole("img", { name: "Your member QR code" })).toBeVisible();
    },
  },
];

const auth: readonly Opening[] = [
  {
    name: "the errors of Login",
    within: "main",
    open: async (page) => {
      await press(page, "Login");
      await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "the errors of Register",
    within: "main",
    open: async (page) => {
      await page.getByRole("tab", { name: "Register" }).click();
      // Of a reserved address the admin code is asked, too.
      await page.getByLabel("Email").fill(DEMO_ADMIN.email);
      await expect(page.getByLabel("Admin code")).toBeVisible();
      await page.getByRole("tabpanel", { name: "Register" }).getByRole("button").last().click();
      await expect(page.getByText("Password is required")).toBeVisible();
    },
  },
];

const reviews: readonly Opening[] = [
  {
    name: "reviews that did not come",
    within: "main",
    open: async (page) => {
      await page.route("**/api/reviews", (route) => route.abort());
      await page.goto("/reviews");
      await expect(page.getByText("Unable to load reviews. Please try again later.")).toBeVisible();
    },
  },
];

/** By the path of the page, in the order in which they are opened. */
export const openings: Readonly<Record<string, readonly Opening[]>> = {
  "/deals": deals,
  "/inventory": inventory,
  "/contact": contact,
  "/loyalty": loyalty,
  "/auth": auth,
  "/reviews": reviews,
  "/events": [foldedAnswers],
  "/faq": [foldedAnswers],
};
