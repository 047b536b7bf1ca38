import { expect, type Page } from "@playwright/test";
import { expectNoSidewaysScrolling, setLetterSize } from "./visitor";

const PHONE = { width: 360, height: 740 };
const DOUBLED_PX = 32;

/** On a phone, text of twice the usual size (WCAG 1.4.4) makes no page wider than the screen. */
export async function expectRoomForDoubledText(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await setLetterSize(page, DOUBLED_PX);
  await expectNoSidewaysScrolling(page);
}

/** What readers may set for all text without losing any of it (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** With a reason as long as one may be: what the header says must not depend on the hour of the run. */
const LONG_STATUS = "Closed today, Thanksgiving Day weekend";

/**
 * On a phone, text that is spaced as readers may want it stays in its button, on the screen and whole. Of a list's row
 * that is cut off, what it opens has the rest.
 * @param isOfSite the header says whether the shop is open, as that of the back office does not
 */
export async function expectRoomForSpacedText(page: Page, { isOfSite = false } = {}): Promise<void> {
  await page.setViewportSize(PHONE);
  const { lost, buttons, hasStatus } = await page.evaluate(
    ({ css, status }) => {
      for (const { shadowRoot } of document.querySelectorAll("open-now")) {
        if (!shadowRoot) throw new Error("<open-now> does not say whether the shop is open.");
        shadowRoot.textContent = status;
      }
      // A copy: the list itself goes on to change.
      const before = [...document.adoptedStyleSheets];
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...before, sheet];
      window.scrollTo({ top: 0, behavior: "instant" });
      const isTooSmall = (box: Element) =>
        box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
      const isSeen = (box: Element) => box.checkVisibility() && !box.closest(".sr-only");
      const isCut = (box: Element) =>
        getComputedStyle(box).textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth;
      const found = [
        ...[...document.querySelectorAll(".button-base, header open-now")].filter(isTooSmall),
        ...[...document.querySelectorAll("#main *")].filter(
          (box) => !box.closest("[data-row], ol") && isCut(box),
        ),
        ...[...document.querySelectorAll("header:not(main *) *")].filter(
          (box) => box.getBoundingClientRect().top < 0,
        ),
      ]
        .filter(isSeen)
        .map(({ outerHTML }) => outerHTML.slice(0, 200));
      document.adoptedStyleSheets = before;
      return {
        lost: found,
        buttons: document.querySelectorAll(".button-base").length,
        hasStatus: [...document.querySelectorAll("header open-now")].some(isSeen),
      };
    },
    { css: SPACED, status: LONG_STATUS },
  );
  expect(lost, page.url()).toEqual([]);
  expect(buttons, page.url()).toBeGreaterThan(0);
  expect(hasStatus, page.url()).toBe(isOfSite);
}
