import { setTimeout as wait } from "node:timers/promises";
import { By, Key } from "selenium-webdriver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LOOKUP_FAILED } from "@/lib/loyalty/lookup-failed";
import { WebKit } from "@/tests/support/webkit";

let page: WebKit;
/** After which a page asks whether cookies are wanted, and then some. */
const ASKED_MS = 2_500;
const entries = () => page.driver.executeScript<number>("return history.length");

beforeAll(async () => {
  page = await WebKit.open(process.env.E2E_BASE_URL ?? "");
  await page.resize(390);
});
afterAll(() => page?.close());

it("asks for the age, then whether cookies are wanted, once", async () => {
  await page.open("/");
  await page.untilDialogSays("Are you 21 or older?");
  await page.click("//button[starts-with(., 'Yes')]");
  await page.untilNoDialog();
  await page.click("//*[@data-cookie-banner]//button[contains(., 'Decline')]");
  await page.open("/deals");
  await wait(ASKED_MS);
  await page.untilNoDialog();
  expect(await page.driver.findElements(By.css("[data-cookie-banner]"))).toEqual([]);
});

it("opens a deal that is tapped at once with one step of history, which Back and Forward walk", async () => {
  const before = await entries();
  // The newest page replaces those that Back left.
  await page.open("/deals", { isLive: false });
  await page.click("//button[normalize-space() = 'View Deal']");
  await page.untilDialogSays("Redeem in store");
  expect((await entries()) - before).toBeLessThanOrEqual(2);
  await page.driver.navigate().back();
  await page.untilNoDialog();
  expect(await page.address()).toBe("/deals");
  await page.driver.navigate().forward();
  await page.untilDialogSays("Redeem in store");
  await page.type("//body", Key.ESCAPE);
  await page.untilNoDialog();
});

it("searches while typing, and opens a product over the list, to which Back returns", async () => {
  await page.open("/inventory");
  await page.type("//input[@id = 'product-search']", "grinder");
  await page.until("the search in the address", "return location.search === '?q=grinder'");
  await page.untilPageSays(" products");
  const name = await page.until<string>("a grinder", "return document.querySelector('article h3').innerText");
  await page.click("//main//article//a");
  await page.untilDialogSays(name);
  await page.driver.navigate().back();
  await page.untilNoDialog();
  expect(await page.address()).toBe("/inventory?q=grinder");
});

it("says what it says of a number that nobody has", async () => {
  await page.open("/loyalty");
  await page.type("//main//input[@type = 'tel']", "7025550199");
  await page.click("//main//button[normalize-space() = 'Check Status']");
  await page.untilPageSays(LOOKUP_FAILED);
});
