import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { expect, test } from "./support/office";
import { expectFitsEveryWidth } from "./support/visitor";

const TERMS =
  "Any brand and any flavor. The cheapest of the three is the one at half price. One set a visit; not together with other offers.";
const WEEKLY = {
  startDate: "2026-01-02T17:00:00Z",
  endDate: "2099-01-04T17:00:00Z",
  repeatDays: ["MO", "TU", "TH"],
  repeatFrom: "09:30",
  repeatTo: "20:45",
};

/**
 * How many lines of the description are seen, and how many pixels are left below the last words and beside the title; 0
 * and -1 for none.
 */
function roomOf(sheet: Locator): Promise<{ lines: number; under: number; beside: number }> {
  return sheet.evaluate((section) => {
    const description = section.querySelector("p[class*=line-clamp]");
    const title = section.querySelector("h2");
    const words = title?.parentElement;
    const last = words?.lastElementChild;
    if (!description || !title || !words || !last) return { lines: 0, under: -1, beside: -1 };
    const { lineHeight } = getComputedStyle(description);
    // Its padding keeps the frame clear.
    const { paddingBottom, paddingRight } = getComputedStyle(words);
    const { bottom, right } = words.getBoundingClientRect();
    const letters = document.createRange();
    letters.selectNodeContents(title);
    return {
      lines: description.clientHeight / Number.parseFloat(lineHeight),
      under: bottom - Number.parseFloat(paddingBottom) - last.getBoundingClientRect().bottom,
      beside: right - Number.parseFloat(paddingRight) - letters.getBoundingClientRect().right,
    };
  });
}

const DEALS = {
  "with the nicotine warning": {
    title: "Buy two disposable vapes, get the third one at half price",
    description: TERMS,
    discountPercent: 20,
  },
  "with the nicotine warning and the longest text": {
    title: `Disposable vapes ${"of every size and flavor ".repeat(5)}`.slice(0, 119),
    description: `${TERMS} `.repeat(15),
    discountAmount: "150.00",
  },
  "with the longest title": {
    title: `Winter clearance ${"of every water pipe we have ".repeat(5)}`.slice(0, 119),
    description: `${TERMS} `.repeat(15),
    discountPercent: 25,
  },
  "with a title of sixty characters": {
    title: "Water pipes and dab rigs by local Las Vegas glass blowers",
    description: `${TERMS} `.repeat(15),
    discountPercent: 25,
  },
  "with a title of a hundred letters without a space": {
    title: "W".repeat(100),
    description: `${TERMS} `.repeat(15),
    discountPercent: 25,
  },
  "with the nicotine warning and such a title": {
    title: `vape${"W".repeat(96)}`,
    description: `${TERMS} `.repeat(15),
    discountAmount: "150.00",
  },
  "with a title of wide letters": {
    title: "W".repeat(55),
    description: `${TERMS} `.repeat(15),
    discountPercent: 25,
  },
  "with wide letters below the warning": {
    title: `vape ${"W".repeat(18)}`,
    description: "Any brand and any flavor. The cheapest is the one at half price.",
    discountAmount: "150.00",
  },
  "without an offer, in capitals": {
    title: "BRING A FRIEND TO THE GLASS EVENING",
    description: `${TERMS} `.repeat(15),
  },
  "without an offer": {
    title: "Bring a friend to the glass evening",
    description: `${TERMS} `.repeat(15),
  },
};

test("a poster shows whole lines inside its frame, however much it says", async ({ page }) => {
  test.slow();
  for (const [what, deal] of Object.entries(DEALS)) {
    // Unlike those of other runs.
    const data = { ...deal, ...WEEKLY, title: `${deal.title.slice(0, 115)} ${randomUUID().slice(0, 4)}` };
    const { id } = await (await page.request.post("/api/deals", { data })).json();
    try {
      for (const size of ["letter", "card"]) {
        await page.goto(`/admin/print/deal-poster?deal=${id}&size=${size}`);
        const { lines, under, beside } = await roomOf(page.getByRole("region", { name: "Deal poster" }));
        expect(lines, `${what}, ${size}`).toBeGreaterThan(0.9);
        expect
          .soft(Math.abs(lines - Math.round(lines)), `${what}, ${size}: ${lines} lines`)
          .toBeLessThan(0.06);
        expect(under, `${what}, ${size}`).toBeGreaterThan(-1);
        expect(beside, `${what}, ${size}`).toBeGreaterThan(-1);
      }
    } finally {
      await page.request.delete(`/api/deals/${id}`);
    }
  }
});

/** On how many lines an amount of money stands. */
const linesOf = (offer: Locator, amount: string) =>
  offer.evaluate((element, words) => {
    const [text] = element.childNodes;
    const start = text?.textContent?.indexOf(words) ?? -1;
    if (!text || start < 0) return 0;
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + words.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }, amount);

test("an amount of many figures is broken on no poster and makes no page wider", async ({ page }) => {
  test.slow();
  for (const [discountAmount, amount] of [
    ["1299.99", "$1,299.99"],
    ["99999.99", "$99,999.99"],
    ["99999999.99", "$99,999,999.99"],
  ] as const) {
    const data = { ...WEEKLY, title: `Clearance ${randomUUID().slice(0, 8)}`, description: TERMS };
    const { id } = await (
      await page.request.post("/api/deals", { data: { ...data, discountAmount } })
    ).json();
    try {
      for (const size of ["letter", "card"]) {
        await page.goto(`/admin/print/deal-poster?deal=${id}&size=${size}`);
        const offer = page.getByRole("region", { name: "Deal poster" }).getByText(`${amount} off`);
        expect(await linesOf(offer, amount), `${amount}, ${size}`).toBe(1);
      }
      await page.goto("/deals");
      await expect(page.getByRole("article").getByText(`${amount} off`).first()).toBeVisible();
      await expectFitsEveryWidth(page);
    } finally {
      await page.request.delete(`/api/deals/${id}`);
    }
  }
});
