import { adminLinks, adminRoutes, adminSubRoutes, printRoutes, routes } from "@/lib/routes";
import { reachableMembers } from "./support/members";
import { test } from "./support/office";
import { openByButton } from "./support/staff";
import { expectLargeTargets } from "./support/targets";
import { expect, expectAccessible, setLetterSize } from "./support/visitor";

test("the sidebar has the eight links in order, and Ctrl+B collapses it to icons, which is remembered", async ({
  page,
  context,
}) => {
  await page.goto("/admin/deals");
  const nav = page.getByRole("navigation", { name: "Management" });
  await expect(nav.getByRole("link")).toHaveText(adminLinks.map(({ label }) => label));
  await expect(nav.locator("[aria-current=page]")).toHaveText(["Deals"]);
  await nav.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/admin\/settings$/);
  await expect(nav.locator("[aria-current=page]")).toHaveText(["Settings"]);
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByText("owner@example.com")).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "View Store" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("banner").getByText("Admin Dashboard")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);

  await expect(page.getByRole("button", { name: "Toggle sidebar" })).toHaveAttribute("aria-expanded", "true");
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(256);
  await expect(async () => {
    await page.keyboard.press("Control+b");
    await expect(sidebar).toHaveAttribute("data-rail", "", { timeout: 1_000 });
  }).toPass();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(48);
  const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
  expect(cookie?.value).toBe("false");
  // Seven days.
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400);
  await page.reload();
  expect((await sidebar.boundingBox())?.width).toBe(48);
  await sidebar.getByRole("link", { name: "Orders" }).hover();
  await expect(page.getByRole("tooltip", { name: "Orders" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(256);
});

test("a screen asks for no other one until a pointer rests on its link", async ({ page }) => {
  const ahead: string[] = [];
  page.on("request", (request) => {
    if ("next-router-prefetch" in request.headers()) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto("/admin/inventory", { waitUntil: "networkidle" });
  expect(ahead).toEqual([]);
  await page.getByRole("navigation", { name: "Management" }).getByRole("link", { name: "Orders" }).hover();
  await expect.poll(() => new Set(ahead)).toEqual(new Set(["/admin/orders"]));
});

test("on a phone the sidebar is a drawer that traps the focus and closes with Escape or a link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/settings");
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
  const opener = page.getByRole("button", { name: "Open sidebar" });
  await openByButton(page, "Open sidebar");
  const drawer = page.getByRole("dialog", { name: "Management" });
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press("Tab");
    expect(await drawer.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press("Control+b");
  await drawer.getByRole("link", { name: "Deals" }).click();
  await expect(page).toHaveURL(/\/admin\/deals$/);
  await expect(drawer).toHaveCount(0);
});

test("the back office defaults to the light theme, and Logout ends the session", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/admin/settings");
  await expect(page.locator("html")).toHaveClass(/light/);
  await page.getByRole("button", { name: "Switch between light and dark theme" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("vite-ui-theme"))).toBe("dark");
  await page.evaluate(() => sessionStorage.setItem("note-draft:1", "For other staff only"));
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.locator("[data-sonner-toast]")).toContainText("You have been successfully logged out");
  await expect(page).toHaveURL(/\/auth$/, { timeout: 20_000 });
  expect(await page.evaluate(() => sessionStorage.getItem("note-draft:1"))).toBeNull();
  await page.goto("/admin/settings");
  await expect(page).toHaveURL(/\/auth$/);
});

test("an address without a page answers 404 in the frame of the back office", async ({ page }) => {
  for (const path of ["/admin/not-there", "/admin/deals/not-there?x=1", "/admin/print/not-there"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(/^Page not found \| /);
    // Also before the scripts have run.
    expect(await (await page.request.get(path)).text()).toMatch(/<title>Page not found \| /);
    expect((await page.request.head(path)).status(), path).toBe(404);
    await expect(page.locator("meta[name=robots]")).toHaveCount(1);
  }
  await expect(page.getByRole("navigation", { name: "Management" }).getByRole("link")).toHaveCount(8);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

/** Screens that an address of another one shows in its place. */
const INSTEAD = ["/admin/inventory?photos=needed", "/inventory?category=Bongs", "/inventory?q=beaker"];

test("every screen of the site and of the back office has a title of its own", async ({ page }) => {
  const screens = [routes, adminRoutes, adminSubRoutes].flatMap((all) => Object.values(all));
  const paths = [...screens.map(({ path }) => path), ...Object.values(printRoutes), ...INSTEAD];
  const pathsOf = new Map<string, string[]>();
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    const [, title = ""] = html.match(/<title>([^<]+)<\/title>/) ?? [];
    expect(title, path).not.toBe("");
    pathsOf.set(title, [...(pathsOf.get(title) ?? []), path]);
  }
  expect([...pathsOf.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test("links among numbers and in a member's panel are large enough for a thumb", async ({ page }) => {
  const [member] = await reachableMembers(page.request);
  for (const [width, side] of [
    // 44, of which a neighbor's edge may take a part of a pixel.
    [360, 43],
    [1280, 24],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/admin");
    await expectLargeTargets(page.locator("main dl a"), side);
    await expectLargeTargets(page.locator("main h3 a"), side);
    await expectLargeTargets(page.getByRole("region", { name: "Best sellers" }).getByRole("link"), side);
    await page.goto(`/admin/customers?filter=all&person=${member.id}`);
    await expectLargeTargets(page.getByRole("dialog").getByRole("link"), side);
  }
});

test("with large letters on the smallest phone the header and the amounts on cards fit", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/admin");
  await setLetterSize(page, 24);
  const header = page.locator("header").first();
  expect(await header.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
  const cards = page.locator("main dl").first().locator("> div");
  await expect(cards).toHaveCount(4);
  const excess = await cards.evaluateAll((all) =>
    all.map((card) => {
      const amount = card.querySelector("dd a") ?? card.querySelector("dd");
      if (!amount) return Number.NaN;
      amount.textContent = "$15,941.15";
      const words = document.createRange();
      words.selectNodeContents(amount);
      return words.getBoundingClientRect().right - card.getBoundingClientRect().right;
    }),
  );
  expect(Math.max(...excess)).toBeLessThan(0);
});
