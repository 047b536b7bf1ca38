import { join } from "node:path";
import { Key } from "selenium-webdriver";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBridge } from "@/tests/support/bridge";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { WebKit } from "@/tests/support/webkit";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";

const SHOP = process.env.E2E_BASE_URL ?? "";
const RECORD =
  "//*[@role = 'dialog']//button[normalize-space() = 'Record Check-in' and not(@aria-disabled = 'true')]";
let page: WebKit;

beforeAll(async () => {
  page = await WebKit.open(SHOP);
  await page.resize(1280);
  await page.open("/auth");
  await page.click("//button[starts-with(., 'Yes')]");
  await page.untilNoDialog();
  await page.type("//form//input[@name = 'username']", DEMO_ADMIN.username);
  await page.type("//form//input[@name = 'password']", DEMO_ADMIN.password, Key.ENTER);
  await page.until("the dashboard", "return location.pathname === '/admin'");
});
afterAll(() => page?.close());

/** WebKit moves from one part of a date to the next by Tab. */
async function typeDate(name: string, ...parts: string[]): Promise<void> {
  await page.focus(`//input[@name = '${name}']`);
  for (const part of parts) await page.driver.actions().sendKeys(part, Key.TAB).perform();
}

/** The path of a photo as phones take one: its pixels lie on their side, and it says so. */
async function photoTakenUpright(): Promise<string> {
  const path = join(temporaryFolder(), "photo.jpg");
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#1a7f80", noise } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path);
  return path;
}

/** Opens the check-in of the first member in their panel, and returns how many visits they have so far. */
async function askToCheckIn(base?: string): Promise<number> {
  await page.open("/admin/loyalty", { base });
  await page.click("//main//table//tbody//a");
  await page.click("//*[@role = 'dialog']//button[normalize-space() = 'Check in']");
  const visits = "return document.body.innerText.match(/(\\d+) visits? so far/)?.[1]";
  return Number(await page.until<string>("the visits so far", visits));
}

/** How often visitors find a product of this name. */
const timesListed = (name: string) =>
  page.driver.executeAsyncScript<number>(
    "const [name, done] = arguments; fetch('/api/products?q=' + encodeURIComponent(name)).then((answer) => answer.json()).then((all) => done(all.filter((one) => one.name === name).length))",
    name,
  );

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
  await page.click(RECORD);
  await page.untilPageSays("Check-in Recorded");
});

it("creates a weekly event with a photo, whose preview fits beside the form", async () => {
  await page.open("/admin/events");
  await page.click("//button[normalize-space() = 'Create Event']");
  await page.untilDialogSays("As customers will see it");
  await page.type("//input[@name = 'title']", "An evening of glass blown by hand");
  await page.type("//textarea[@name = 'description']", "Bring one piece.");
  await typeDate("eventDate", "12", "24", "2098", "19", "00");
  await page.untilDialogSays("Begins Wed, Dec 24, 2098, 7:00 PM Las Vegas time");
  for (const day of ["Wed", "Sat"])
    await page.click(`//*[@role = 'dialog']//label[normalize-space() = '${day}']`);
  await typeDate("repeatUntil", "02", "28", "2099");
  await page.untilDialogSays("Every Wednesday and Saturday until Feb 28, 2099");
  await page.type("//*[@role = 'dialog']//input[@type = 'file']", await photoTakenUpright());
  await page.untilPageSays("Image Uploaded");
  const isUpright =
    "return [...document.querySelectorAll('[role=dialog] img')].some((one) => one.naturalHeight > one.naturalWidth)";
  await page.until("the photo upright", isUpright);
  const tooWide =
    "return [...document.querySelectorAll('[role=dialog] *')].filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === 'auto').length";
  expect(await page.driver.executeScript(tooWide)).toBe(0);
  await page.click("//*[@role = 'dialog']//button[normalize-space() = 'Create Event']");
  await page.untilPageSays("Event Created");
  await page.open("/events");
  await page.untilPageSays("Every Wednesday and Saturday until Feb 28, 2099");
});

it("opens a customer's panel, which Back closes", async () => {
  await page.open("/admin/customers?filter=all");
  await page.click("//main//table//tbody//a");
  await page.untilDialogSays("Staff notes");
  await page.driver.navigate().back();
  await page.untilNoDialog();
  expect(await page.address()).toBe("/admin/customers?filter=all");
});

it("keeps a check-in that is recorded without a connection, and sends it once", async () => {
  const { hostname, port } = new URL(SHOP);
  const bridge = await openBridge(hostname, Number(port));
  const base = `http://${hostname}:${bridge.port}`;
  const before = await askToCheckIn(base);
  bridge.setCut(true);
  await page.click(RECORD);
  await page.untilPageSays("You are offline. The check-in will be sent once you are online again.");
  await page.untilPageSays("1 check-in waits");
  bridge.setCut(false);
  // A tablet tells its pages when it is online again; without the event the check-in is sent within ten seconds.
  await page.driver.executeScript("dispatchEvent(new Event('online'))");
  await page.untilPageSays(`which waited for the connection. ${before + 1} total visit`);
  expect(await page.driver.executeScript("return localStorage.getItem('waiting-checkins')")).toBeNull();
  expect(await askToCheckIn(base)).toBe(before + 1);
});

it("voids a visit that was recorded by mistake, and restores it", async () => {
  const before = await askToCheckIn();
  await page.click(RECORD);
  await page.untilPageSays(`Check-in Recorded ${before + 1} total visit`);
  for (const [button, reason, done, left] of [
    ["Void", "Recorded twice", "Visit Voided", before],
    ["Restore", "Voided by mistake", "Visit Restored", before + 1],
  ] as const) {
    await page.click(`//*[@role = 'dialog']//button[starts-with(normalize-space(), '${button} the visit')]`);
    await page.click(`//*[@role = 'dialog']//button[normalize-space() = '${reason}']`);
    await page.click(`//*[@role = 'dialog']//button[normalize-space() = '${button} Visit']`);
    await page.untilPageSays(`${done} ${left} total visit`);
  }
  expect(await askToCheckIn()).toBe(before + 1);
});

it("hides a product from visitors, and shows it again", async () => {
  await page.open("/admin/inventory?category=Charcoal");
  const edit = await page.until<string>(
    "a product of the site",
    "return [...document.querySelectorAll('main tr')].find((row) => row.innerText.includes('Active'))?.querySelector('[aria-label^=Edit]').ariaLabel",
  );
  const row = `//main//tr[.//button[@aria-label = ${JSON.stringify(edit)}]]`;
  for (const [status, listed] of [
    ["Hidden", 0],
    ["Active", 1],
  ] as const) {
    await page.click(`${row}//button[@aria-label = ${JSON.stringify(edit)}]`);
    await page.click("//*[@role = 'dialog']//*[@role = 'switch']");
    await page.click("//*[@role = 'dialog']//button[normalize-space() = 'Save Changes']");
    await page.untilNoDialog();
    await page.untilThere(`${row}//td[normalize-space() = '${status}']`);
    expect(await timesListed(edit.replace("Edit ", ""))).toBe(listed);
  }
});
