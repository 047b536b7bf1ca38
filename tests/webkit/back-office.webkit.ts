import { Key } from "selenium-webdriver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebKit } from "@/tests/support/webkit";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";

let page: WebKit;

beforeAll(async () => {
  page = await WebKit.open(process.env.E2E_BASE_URL ?? "");
  await page.resize(1280);
  await page.open("/auth");
  await page.click("//button[starts-with(., 'Yes')]");
  await page.untilNoDialog();
  await page.type("//form//input[@name = 'username']", DEMO_ADMIN.username);
  await page.type("//form//input[@name = 'password']", DEMO_ADMIN.password, Key.ENTER);
  await page.until("the dashboard", "return location.pathname === '/admin'");
});
afterAll(() => page?.close());

it("finds a member by name and records a visit", async () => {
  await page.open("/admin/loyalty");
  const first = "return document.querySelector('table tbody tr a, table tbody tr button').innerText";
  const name = await page.until<string>("a member", first);
  await page.click("//button[normalize-space() = 'Manual Check-in']");
  await page.click("//*[@role = 'dialog']//*[self::a or self::button][contains(., 'Find them')]");
  await page.untilDialogSays("Close");
  const [given = ""] = name.split(" ");
  await page.driver.actions().sendKeys(given).perform();
  await page.untilDialogSays("Customers");
  await page.click("//*[@role = 'dialog']//*[@role = 'option']");
  await page.click(
    "//*[@role = 'dialog']//button[normalize-space() = 'Record Check-in' and not(@aria-disabled = 'true')]",
  );
  await page.untilPageSays("Check-in Recorded");
});

it("creates an event, whose preview fits beside the form", async () => {
  await page.open("/admin/events");
  await page.click("//button[normalize-space() = 'Create Event']");
  await page.untilDialogSays("As customers will see it");
  await page.type("//input[@name = 'title']", "An evening of glass blown by hand");
  await page.type("//textarea[@name = 'description']", "Bring one piece.");
  await page.focus("//input[@name = 'eventDate']");
  // WebKit moves from one part of a date to the next by Tab.
  for (const part of ["12", "24", "2098", "19", "00"])
    await page.driver.actions().sendKeys(part, Key.TAB).perform();
  await page.untilDialogSays("Begins Wed, Dec 24, 2098, 7:00 PM Las Vegas time");
  const tooWide =
    "return [...document.querySelectorAll('[role=dialog] *')].filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === 'auto').length";
  expect(await page.driver.executeScript(tooWide)).toBe(0);
  await page.click("//*[@role = 'dialog']//button[normalize-space() = 'Create Event']");
  await page.untilPageSays("Event Created");
});

it("opens a customer's panel, which Back closes", async () => {
  await page.open("/admin/customers?filter=all");
  await page.click("//main//table//tbody//a");
  await page.untilDialogSays("Staff notes");
  await page.driver.navigate().back();
  await page.untilNoDialog();
  expect(await page.address()).toBe("/admin/customers?filter=all");
});
