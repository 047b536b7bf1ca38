import type { Page } from "@playwright/test";
import { DAY_MS, shopDay } from "@/lib/time";
import { untilHydrated } from "./support/live";
import { expect, test } from "./support/office";
import { expectTrueToSearchEngines } from "./support/search-engine";
import { sentText } from "./support/sent-text";
import { expectSoundAtEveryWidth } from "./support/visitor";

/** Far enough that no other test's page is about these days. */
const dayAhead = (days: number) => shopDay(new Date(Date.now() + days * DAY_MS));
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const add = (page: Page) => page.getByRole("button", { name: "Add Hours" }).click();

async function openForm(page: Page): Promise<void> {
  await page.goto("/admin/settings");
  await untilHydrated(field(page, "First day"));
}

/**
 * On the window sign with as many entries as it takes, all with the longest days, times and reason: the most lines of
 * one, and how many pixels of anything on the sheet stand outside the frame's padding.
 */
const roomOfLongestEntries = (page: Page) =>
  page.getByRole("region", { name: "Window sign" }).evaluate((sheet) => {
    const list = sheet.querySelector("ul") as Element;
    const longest = ["Wed, Sep 30, 2026 to Wed, Nov 25, 2026", "10:30 AM - 10:30 PM", `(${"W".repeat(24)})`];
    const [entry] = list.children;
    while (list.children.length < 5) list.append((entry as Element).cloneNode(true));
    for (const { children } of list.children)
      longest.forEach((words, at) => {
        (children[at] as Element).textContent = words;
      });
    const { paddingTop, paddingLeft } = getComputedStyle(list.closest(".flex-col") as Element);
    const paper = sheet.getBoundingClientRect();
    // The outlines of the large word are spaced beyond its box.
    const cuts = [...sheet.querySelectorAll("p:not(.sheet-neon), li, li span")].map((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return Math.max(
        0,
        paper.top + Number.parseFloat(paddingTop) - top,
        bottom - paper.bottom + Number.parseFloat(paddingTop),
        paper.left + Number.parseFloat(paddingLeft) - left,
        right - paper.right + Number.parseFloat(paddingLeft),
      );
    });
    const linesOf = ({ children }: Element) =>
      new Set([...children].map((part) => part.getBoundingClientRect().top)).size;
    const lines = Math.max(...[...list.children].map(linesOf));
    return { entries: list.children.length, lines, cut: Math.floor(Math.max(...cuts)) };
  });

test("a day with special hours appears on every page and in structured data until it is removed", async ({
  page,
}) => {
  test.slow();
  const inSearchEngines = new RegExp(
    `"specialOpeningHoursSpecification":[^<]*"validFrom":"${dayAhead(300)}"`,
  );
  await openForm(page);
  await field(page, "First day").fill(dayAhead(300));
  await field(page, "Reason (shown to visitors)").fill("Inventory day");
  await add(page);
  await expect(page.getByText("Closed (Inventory day)")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText("Closed (Inventory day)");
  await expectTrueToSearchEngines(page);
  const sent = async (path: string) => (await page.request.get(path)).text();
  for (const path of ["/faq", "/contact"]) {
    const html = await sent(path);
    expect(sentText(html, "footer"), path).toContain("Closed (Inventory day)");
    expect(html, path).toMatch(inSearchEngines);
  }
  await page.goto("/admin/print/window-sign");
  await expect(page.getByRole("main")).toContainText("Inventory day");
  expect(await roomOfLongestEntries(page)).toEqual({ entries: 5, lines: 2, cut: 0 });
  await openForm(page);
  await page
    .getByRole("listitem")
    .filter({ hasText: "Inventory day" })
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectSoundAtEveryWidth(page, { within: '[role="alertdialog"]' });
  await page.getByRole("button", { name: "Remove Hours" }).click();
  await expect(page.getByText("Closed (Inventory day)")).toHaveCount(0);
  const html = await sent("/");
  expect(html).not.toContain("Inventory day");
  expect(html).not.toMatch(inSearchEngines);
});

test("reversed, past and overlapping hours are refused with a message, and the form keeps its values", async ({
  page,
}) => {
  test.slow();
  await openForm(page);
  const first = field(page, "First day");
  const reason = field(page, "Reason (shown to visitors)");
  await reason.fill("Half day");
  await first.fill(dayAhead(310));
  await page.getByRole("switch", { name: "Closed all day" }).click();
  await add(page);
  await expect(page.getByText("Enter when the shop opens, or choose Closed all day")).toBeVisible();
  await field(page, "Opens").fill("16:00");
  await field(page, "Closes").fill("10:00");
  await add(page);
  await expect(page.getByText("The shop must close after it opens")).toBeVisible();
  await field(page, "Opens").fill("10:00");
  await field(page, "Closes").fill("16:00");
  await first.fill(dayAhead(-2));
  await add(page);
  await expect(page.getByText("That day is over").first()).toBeVisible();
  await expect(page.getByText("firstDay")).toHaveCount(0);
  await expect(first).toBeFocused();
  await first.fill(dayAhead(310));
  await field(page, "Last day").fill(dayAhead(309));
  await add(page);
  await expect(page.getByText("The last day is before the first").first()).toBeVisible();
  for (const leave of [
    () => page.keyboard.press("ControlOrMeta+k"),
    () => page.getByRole("navigation", { name: "Management" }).getByRole("link", { name: "Orders" }).click(),
    () => page.getByRole("link", { name: /^Messages/ }).click(),
    () => page.getByRole("link", { name: "View Store" }).click(),
    () => page.getByRole("link", { name: /^Window sign/ }).click(),
    () => page.getByRole("button", { name: "Logout" }).click(),
  ]) {
    await leave();
    await expect(page.getByRole("alertdialog", { name: "Discard what you typed?" })).toBeVisible();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(reason).toHaveValue("Half day");
  }
  await field(page, "Last day").fill("");
  // Without its year it is no date yet, and would be saved as one day.
  await field(page, "Last day").pressSequentially("1226");
  await add(page);
  await expect(page.getByText("This is not complete yet")).toBeVisible();
  await expect(field(page, "Last day")).toBeFocused();
  await field(page, "Last day").fill("");
  await add(page);
  const entered = page.getByRole("listitem").filter({ hasText: "10:00 AM - 4:00 PM (Half day)" });
  await expect(entered).toBeVisible();

  await first.fill(dayAhead(309));
  await field(page, "Last day").fill(dayAhead(311));
  await add(page);
  await expect(
    page.getByText(/^Other hours are already entered: .*\(Half day\)\. Remove them first\.$/).first(),
  ).toBeVisible();
  await expect(field(page, "Last day")).toHaveValue(dayAhead(311));
  await entered.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("button", { name: "Remove Hours" }).click();
  await expect(entered).toHaveCount(0);
  await expect(page.locator('[data-slot="form-message"]')).toHaveCount(0);
});

test("hours that a colleague has entered meanwhile are listed, and the refusal stays beside its field", async ({
  page,
  context,
}) => {
  await openForm(page);
  const colleague = await context.newPage();
  await openForm(colleague);
  await field(colleague, "First day").fill(dayAhead(320));
  await field(colleague, "Reason (shown to visitors)").fill("Stock count");
  await add(colleague);
  await expect(colleague.getByText("Closed (Stock count)")).toBeVisible();
  await colleague.close();
  const first = field(page, "First day");
  await first.fill(dayAhead(319));
  await field(page, "Last day").fill(dayAhead(321));
  await add(page);
  const theirs = page.locator("#main").getByRole("listitem").filter({ hasText: "Closed (Stock count)" });
  await expect(theirs).toBeVisible();
  await expect(first).toHaveAccessibleDescription(/^Other hours are already entered: .*\(Stock count\)/);
  await theirs.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("button", { name: "Remove Hours" }).click();
  await expect(theirs).toHaveCount(0);
  await expect(first).toHaveAccessibleDescription("");
});

test("links that leave half-typed hours lead on once they are discarded, and others do not ask", async ({
  page,
}) => {
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  const discard = () => question.getByRole("button", { name: "Discard" }).click();
  const reason = field(page, "Reason (shown to visitors)");
  await openForm(page);
  await reason.fill("Half day");
  await page.getByRole("link", { name: "Open the privacy desk" }).click();
  await expect(page).toHaveURL(/[?]privacy=list$/);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/[/]admin[/]settings$/);
  await expect(reason).toHaveValue("Half day");
  await page.getByRole("link", { name: /^Window sign/ }).click();
  await discard();
  await expect(page).toHaveURL(/[/]admin[/]print[/]window-sign$/);

  // The sidebar of a phone closes over the link that was followed in it.
  await openForm(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await reason.fill("Half day");
  await page.getByRole("button", { name: "Open sidebar" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Deals" }).click();
  await discard();
  await expect(page).toHaveURL(/[/]admin[/]deals$/);
});
