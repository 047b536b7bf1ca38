import type { Locator, Page } from "@playwright/test";
import { settled, withMotion } from "@/tests/e2e/support/live";
import { expect, test } from "@/tests/e2e/support/visitor";

test.use(withMotion);

const mainNav = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("the header lists the eight pages, of which at most two per page are prefetched, on a resting pointer", async ({
  page,
}) => {
  const ahead: string[] = [];
  page.on("request", (request) => {
    if ("next-router-segment-prefetch" in request.headers()) ahead.push(new URL(request.url()).pathname);
  });
  await page.clock.install();
  await page.goto("/about");
  await expect(mainNav(page).getByRole("link")).toHaveText([
    "Home",
    "About",
    "Deals",
    "Inventory",
    "Events",
    "Reviews",
    "Loyalty",
    "Contact",
  ]);
  await expect(mainNav(page).locator("[aria-current=page]")).toHaveText(["About"]);
  expect(ahead).toEqual([]);
  for (const link of await mainNav(page).getByRole("link").all()) {
    await link.hover();
    // Longer than a pointer must rest.
    await page.clock.runFor(150);
  }
  await expect.poll(() => new Set(ahead).size).toBe(2);
  await mainNav(page).getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await mainNav(page).getByRole("link", { name: "About" }).hover();
  await expect.poll(() => new Set(ahead).has("/about")).toBe(true);
});

test("a reload restores the scroll position; a legal page starts at its top or hash", async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  for (const [path, mode, expected] of [
    ["/faq", "auto", 500],
    ["/legal/privacy-policy", "manual", 0],
  ] as const) {
    await page.goto(path);
    // A page that is reloaded before its effects have run is restored by the browser, as any page is.
    await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe(mode);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
    await page.reload({ waitUntil: "networkidle" });
    // A browser that scrolls back has done so by then.
    await settled(page);
    expect(await scrolled()).toBe(expected);
  }
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Children" })
    .click();
  await expect(page).toHaveURL(/#children$/);
  await expect.poll(scrolled).toBeGreaterThan(1_000);
  await page.goBack();
  await expect.poll(scrolled).toBe(300);
  await page.reload({ waitUntil: "networkidle" });
  expect(await scrolled()).toBe(0);
  await page.goto("/legal/privacy-policy#children");
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "Children" })).toBeInViewport();
  expect(await scrolled()).toBeGreaterThan(0);
});

test("the skip link comes first, the chosen theme is stored, and every navigation scrolls to the top", async ({
  page,
}) => {
  await page.goto("/faq");
  await test.step("the skip link is the first focusable element and moves to the content", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
  await test.step("the chosen theme is stored under the specified key", async () => {
    const toggle = page.getByRole("button", { name: "Switch between light and dark theme" });
    const before = await page.evaluate(() => document.documentElement.classList.contains("dark"));
    await toggle.click();
    const expected = before ? "light" : "dark";
    expect(await page.evaluate(() => localStorage.getItem("vite-ui-theme"))).toBe(expected);
    await page.reload();
    await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${expected}\\b`));
  });
  await test.step("every navigation scrolls to the top", async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("Back and Forward open a page at its top or its hash", async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  const scrollDown = () => page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  const arriveAt = async (path: string, position: number) => {
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await settled(page);
    expect(await scrolled()).toBe(position);
  };
  await page.goto("/faq");
  await scrollDown();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await arriveAt("/legal/privacy-policy", 0);
  await scrollDown();
  await page.goBack();
  await arriveAt("/faq", 0);
  await scrollDown();
  await page.goForward();
  await arriveAt("/legal/privacy-policy", 0);
  await page.goBack();
  await arriveAt("/faq", 0);
  await test.step("a reload and a jump within the page keep their position", async () => {
    await scrollDown();
    await page.reload({ waitUntil: "networkidle" });
    await arriveAt("/faq", 500);
    await page.evaluate(() => {
      window.location.hash = "main";
    });
    await page.goBack();
    await arriveAt("/faq", 500);
  });
});

test("an unknown path shows the not-found page with links back", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  for (const name of ["description", "keywords"])
    await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute("content", /Las Vegas/);
  await expect(page.getByRole("heading", { level: 1, name: "404 - Page Not Found" })).toBeVisible();
  await expect(
    page.getByText("Oops! The page you're looking for doesn't exist or may have been moved."),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Popular Pages" }).getByRole("link")).toHaveCount(6);
  const siteMap = page.getByRole("region", { name: "Explore Our Site" });
  await expect(siteMap.getByRole("heading", { level: 3 })).toHaveText([
    "Shop",
    "Community",
    "Rewards",
    "About",
  ]);
  await expect(page.getByRole("link", { name: "Return to Homepage" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("main")).toContainText("8200 S Maryland Pkwy Suite 110, Las Vegas, NV 89123");
  const street = page.getByRole("main").getByText("8200 S Maryland Pkwy Suite 110,", { exact: true });
  await expect(street).toHaveCSS("text-decoration-line", "underline");
});

test("anonymous visitors cause no user request; an admin sees the Admin Portal link", async ({
  page,
  baseURL,
}) => {
  let asked = 0;
  await page.route("**/api/user", (route) => {
    asked += 1;
    return route.fulfill({ json: { username: "staff", isAdmin: true } });
  });
  await page.clock.install();
  await page.goto("/faq", { waitUntil: "networkidle" });
  await page.clock.runFor(2_200);
  expect(asked).toBe(0);
  await expect(page.getByRole("link", { name: "Admin Portal" })).toHaveCount(0);
  // On a busy machine the first page becomes live late, and would ask with the cookie too.
  await page.goto("about:blank");
  await page.context().addCookies([{ name: "shop-signed-in", value: "1", url: baseURL }]);
  await page.goto("/faq");
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Portal" })).toBeVisible();
  expect(asked).toBe(1);
});

test("without the site's colors, buttons, the current page and the chosen tab can be told", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/auth");
  await expect(page.getByRole("main").getByRole("button", { name: "Login" })).toHaveCSS(
    "border-style",
    "solid",
  );
  const backgroundOf = (tab: string) =>
    page.getByRole("tab", { name: tab }).evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await backgroundOf("Login")).not.toBe(await backgroundOf("Register"));
  await page.goto("/inventory");
  for (const [within, current] of [
    ["Main", "Inventory"],
    ["Product categories", /^All/],
  ] as const) {
    const place = page.getByRole("navigation", { name: within });
    const chosen = place.getByRole("link", { name: current });
    await expect(chosen).toHaveAttribute("aria-current");
    await expect(chosen).toHaveCSS("forced-color-adjust", "none");
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 720 } });

  test("on paper neither the header nor the bar of links stands over the text", async ({ page }) => {
    await page.goto("/contact");
    const bar = page.getByRole("navigation", { name: "Reach the shop" });
    await expect(bar).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(bar).toBeHidden();
    await expect(page.getByRole("banner")).toHaveCSS("position", "static");
  });

  test("the reason of a closed day wraps beside the header's buttons and the picture", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-26T20:00:00Z");
    const closed = JSON.stringify([["2026-11-26", "2026-11-26", null, null, "Thanksgiving and Friday."]]);
    const exceptions = `exceptions&quot;:${closed.replaceAll('"', "&quot;")},&quot;offsets`;
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/exceptions&quot;:.*?,&quot;offsets/, exceptions);
      await route.fulfill({ response, body });
    });
    await page.goto("/");
    const rightOf = async (place: Locator) => {
      const { x, width } = (await place.boundingBox()) ?? { x: 0, width: 0 };
      return x + width;
    };
    const label = page.getByRole("banner").locator("open-now").first();
    await expect.poll(() => label.ariaSnapshot()).toContain("Closed today, Thanksgiving");
    const toggle = await page.getByRole("button", { name: /theme/ }).boundingBox();
    expect(await rightOf(label)).toBeLessThanOrEqual(toggle?.x ?? 0);
    expect(await rightOf(page.getByRole("link", { name: "See Member Deals" }))).toBeLessThanOrEqual(360);
  });

  test("the menu opens, restores the focus on Escape and closes on navigation", async ({ page }) => {
    await page.goto("/faq");
    const open = page.getByRole("button", { name: "Open menu" });
    const menu = page.getByRole("dialog", { name: "Menu" });
    await open.click();
    await expect(menu.getByRole("navigation").getByRole("link")).toHaveCount(8);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await menu.getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(menu).toBeHidden();
  });

  test("the menu stays in view when the screen is turned, until it is closed", async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto("/faq");
    const open = page.getByRole("button", { name: "Open menu" });
    const menu = page.getByRole("dialog", { name: "Menu" });
    await open.click();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(open).toBeHidden();
    await menu.getByRole("button", { name: "Close menu" }).click({ timeout: 5_000 });
    await expect(menu).toBeHidden();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
  });
});

test("a page whose script does not arrive says so below the header, and is tried again there", async ({
  page,
}) => {
  await page.goto("/faq", { waitUntil: "networkidle" });
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await mainNav(page).getByRole("link", { name: "Deals" }).click();
  const message = page.getByRole("main").getByRole("alert");
  await expect(message.getByRole("heading", { name: "This page did not load" })).toBeVisible();
  await expect(mainNav(page)).toBeVisible();
  await page.unroute("**/_next/static/chunks/*.js");
  await message.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).not.toHaveText(
    "This page did not load",
  );
  await expect(page).toHaveURL(/\/deals$/);
});
