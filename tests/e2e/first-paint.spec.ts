import type { Page } from "@playwright/test";
import { adminRoutes, api, routes } from "@/lib/routes";
import { DAY_MS } from "@/lib/time";
import { holdBack } from "@/tests/e2e/support/hold-back";
import { withMotion } from "@/tests/e2e/support/live";
import { signInAsOwner } from "@/tests/e2e/support/staff";
import { expect, test } from "@/tests/e2e/support/visitor";

test.use(withMotion);

test("Next.js starts in a separate task after an empty script", async ({ page }) => {
  await page.goto(routes.home.path);
  expect(await page.evaluate(() => window.__next_s?.length)).toBe(1);
  expect(await page.evaluate(() => document.head.querySelectorAll("script:not([src]):empty").length)).toBe(1);
});

test("whether the shop is open is said without Intl, whose first use is slow", async ({ page }) => {
  await page.addInitScript(() => {
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct() {
        document.documentElement.dataset.usedIntl = "";
        throw new Error("Intl.DateTimeFormat was used.");
      },
    });
  });
  await page.goto(routes.home.path);
  await expect(page.getByRole("banner").locator("open-now").first()).toHaveAttribute("data-state");
  await expect(page.locator("html")).not.toHaveAttribute("data-used-intl");
});

test("a page is sent compressed, and a matching ETag is answered with 304", async ({ request }) => {
  const { etag = "" } = (await request.get(routes.faq.path)).headers();
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  const again = await request.get(routes.faq.path, { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
  await expect(async () => {
    const headers = (await request.get(routes.faq.path)).headers();
    expect(headers["content-encoding"]).toBe("br");
    expect(headers.vary).toContain("Accept-Encoding");
  }).toPass();
});

test("content skipped in the first paint is laid out soon after, without scrolling", async ({ page }) => {
  await page.goto(routes.inventory.path);
  await expect(page.locator("html")).toHaveAttribute("data-layout", "whole");
  const visibilities = await page
    .locator(".band-later, .tile-later")
    .evaluateAll((pieces) => pieces.map((piece) => getComputedStyle(piece).contentVisibility));
  expect(new Set(visibilities)).toEqual(new Set(["visible"]));
});

for (const how of ["opened at a hash", "reloaded"]) {
  test(`a page that is ${how} is laid out completely before its scripts`, async ({ context }) => {
    const page = await context.newPage();
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(how === "reloaded" ? routes.contact.path : `${routes.contact.path}#map`);
    if (how === "reloaded") {
      await expect(page.locator("html")).not.toHaveAttribute("data-layout");
      await page.reload();
    }
    await expect(page.locator("html")).toHaveAttribute("data-layout", "whole");
  });
}

const FONT_DELAY_MS = 600;
const SETTLE_MS = 200;

/** All layout shifts since the page was opened, and what each moved. */
type Shifts = { sum: number; moved: string[] };

/** The layout shifts of a page whose fonts come late. */
async function shiftsOfLateFonts(page: Page, path: string): Promise<Shifts> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return shiftsSoFar(page);
}

const shiftsSoFar = (page: Page): Promise<Shifts> =>
  page.evaluate(
    (settleMs) =>
      new Promise((resolve) => {
        // TypeScript's declarations do not include these entries.
        type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
        type Shift = PerformanceEntry & { value: number; sources: Moved[] };
        const shifts: Shifts = { sum: 0, moved: [] };
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            shifts.sum += value;
            for (const { node, previousRect, currentRect } of sources)
              shifts.moved.push(`${node?.textContent?.slice(0, 40)}: ${previousRect.y} to ${currentRect.y}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
        // A shift is reported after the frame that had it.
        setTimeout(() => resolve(shifts), settleMs);
      }),
    SETTLE_MS,
  );

/** @throws when more moved than rounding explains. */
function expectStill({ sum, moved }: Shifts, where: string): void {
  expect(sum, `${where}: ${moved.join("; ")}`).toBeLessThan(0.005);
}

test("fonts that come late move nothing", async ({ page }) => {
  let delayed = 0;
  await page.route("**/*.woff2", async (route) => {
    delayed += 1;
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
    await route.continue();
  });
  for (const width of [390, 412]) {
    await page.setViewportSize({ width, height: 823 });
    for (const { path } of [
      routes.home,
      routes.inventory,
      routes.deals,
      routes.events,
      routes.loyalty,
      routes.about,
      routes.contact,
      routes.faq,
      routes.auth,
    ]) {
      delayed = 0;
      expectStill(await shiftsOfLateFonts(page, path), `${path} at ${width} px`);
      expect(delayed, path).toBeGreaterThan(0);
    }
  }
});

test("the list of what needs staff moves nothing when it comes", async ({ page }) => {
  await signInAsOwner(page.request);
  for (const size of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    // The list is read anew after a change of an event, and comes after the rest of the page.
    const made = await page.request.post("/api/events", {
      data: {
        title: "Not held",
        description: "Nobody sees it.",
        eventDate: new Date(Date.now() + DAY_MS).toISOString(),
        isActive: false,
      },
    });
    expect(made.ok(), await made.text()).toBe(true);
    await page.request.delete(api.event((await made.json()).id));
    await page.goto(adminRoutes.dashboard.path);
    const needs = page.getByRole("region", { name: "Needs you" });
    await expect(needs.getByRole("status")).toHaveCount(0);
    await expect(needs.getByRole("listitem").first()).toBeVisible();
    expectStill(await shiftsSoFar(page), `at ${size.width} px`);
  }
  await page.request.post(api.logout);
});

test("the progress of a running sync moves nothing", async ({ page }) => {
  await signInAsOwner(page.request);
  const release = await holdBack(page, /\/api\/clover\/sync\//);
  for (const [path, name, below] of [
    [adminRoutes.dashboard.path, "Sync with Clover", page.getByRole("link", { name: /^Total Products/ })],
    [adminRoutes.customers.path, "Sync Clover", page.getByRole("main").getByRole("searchbox")],
  ] as const)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      // Another test may be reading the register: until it is done, the button says so.
      const button = page.getByRole("button", { name });
      await expect(button).toBeEnabled({ timeout: 60_000 });
      const idle = await below.boundingBox();
      await button.click();
      await expect(page.getByRole("progressbar")).toBeVisible();
      expect(await below.boundingBox(), `${path} at ${width} px`).toEqual(idle);
    }
  release();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.request.post(api.logout);
});
