import { type Page, request } from "@playwright/test";
import { signInAsOwner } from "./staff";
import { expect, toast, test as visitor } from "./visitor";

type Truth = {
  products: { listedAsSold: number; activeAsSold: number };
  customers: { listed: number; placeholders: number; legitimate: number };
};

/**
 * A browser in which the owner is signed in. Signing out at the end leaves the ten sessions an account may have to
 * tests that still run.
 */
export const test = visitor.extend({
  page: async ({ page }, use) => {
    await signInAsOwner(page.request);
    await use(page);
    await page.request.post("/api/logout");
  },
});

/** What the practice POS says a correct shop must show, worked out with its own code. */
export async function practiceTruth(): Promise<Truth> {
  const pointOfSale = await request.newContext();
  const answer = await pointOfSale.get(
    `${process.env.CLOVER_BASE_URL}/control/truth?parts=products,customers`,
  );
  const truth = (await answer.json()) as Truth;
  await pointOfSale.dispose();
  return truth;
}

/** The number on a stat card. */
export async function stat(page: Page, label: string): Promise<number> {
  const card = page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
  const text = await card.locator("dd").first().textContent();
  return Number((text ?? "").replace(/[^\d.-]/g, ""));
}

export { expect, toast };
