import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { addShopDays, DAY_MS, shopDay, startOfShopDay } from "@/lib/time";
import { untilHydrated } from "./support/live";
import { fillInMessage } from "./support/message";
import { expect, stat, test } from "./support/office";
import { openPracticeRegister, type PracticeRegister } from "./support/practice-register";
import { backfillVisits, pressSync, syncAll } from "./support/sync";

const MARK = String(Date.now()).slice(-5);
const phoneOf = (ending: number) => `72542${MARK}`.slice(0, 9) + ending;
const people = {
  regular: { firstName: "Ada", lastName: `Day${MARK}`, phones: [phoneOf(1)] },
  hasty: { firstName: "Bea", lastName: `Day${MARK}`, phones: [phoneOf(2)] },
  leaver: {
    firstName: "Dee",
    lastName: `Day${MARK}`,
    phones: [phoneOf(3)],
    emails: [`dee${MARK}@example.com`],
  },
  twins: ["Cleo", "Chloe"].map((firstName) => ({
    firstName,
    lastName: `Day${MARK}`,
    emails: [`twin${MARK}@example.com`],
  })),
};

/** What the dashboard says of today: its cards and the first row of its table. */
async function dashboardToday(page: Page) {
  await page.goto("/admin");
  await page.getByText("Show as a table").click();
  const today = page.getByRole("table", { name: "Figures by day" }).getByRole("row").nth(1).getByRole("cell");
  const number = async (cell: Locator) => Number((await cell.textContent())?.replace(/[$,]/g, ""));
  return {
    products: await stat(page, "Total Products"),
    customers: await stat(page, "Total Customers"),
    orders: await stat(page, "Orders Today"),
    revenue: await stat(page, "Revenue Today"),
    tableRevenue: await number(today.nth(1)),
    tableOrders: await number(today.nth(2)),
    visits: await number(today.nth(3)),
    newMembers: await number(today.nth(4)),
  };
}

/** What the owner did today by the audit's own export, the oldest first: "check-in Customer". */
async function auditOfToday(page: Page): Promise<string[]> {
  const today = shopDay(new Date());
  await page.goto(`/admin/settings?audit=all&auditBy=owner&auditFrom=${today}`);
  const download = page.waitForEvent("download");
  await page.getByRole("dialog", { name: "Audit" }).getByRole("link", { name: "Export CSV" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  const lines = text.trimEnd().split("\r\n").slice(1);
  return lines.map((line) => line.split(",").slice(2, 4).join(" ")).reverse();
}

async function checkIn(page: Page, phone: string, name: string): Promise<void> {
  await page.getByRole("button", { name: "Check in" }).click();
  const dialog = page.getByRole("dialog", { name: "Manual Check-in" });
  await dialog.getByRole("textbox", { name: "Phone number" }).fill(phone);
  await dialog.getByRole("button", { name: "Record Check-in" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Check-in Recorded").last()).toBeVisible();
  await page.goto(`/admin/customers?q=${name}`);
}

async function voidNewestVisit(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name }).first().click();
  const panel = page.getByRole("dialog", { name });
  await panel
    .getByRole("button", { name: /^Void / })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Reason" }).fill("Recorded twice");
  await page.getByRole("button", { name: "Void Visit" }).click();
  await expect(page.getByText("Visit Voided")).toBeVisible();
  await expect(panel.getByText("Voided by owner: Recorded twice")).toBeVisible();
}

async function answerMessage(page: Page): Promise<void> {
  const name = `Robin ${MARK}`;
  await page.goto("/contact");
  await fillInMessage(page, "Do you have 18 mm bowls today?", name);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent!")).toBeVisible();
  await page.goto("/admin?messages=new");
  const inbox = page.getByRole("dialog", { name: "Messages" });
  await inbox.getByRole("link", { name }).click();
  await inbox.getByRole("button", { name: `Mark answered the message of ${name}` }).click();
  await expect(inbox.getByText(/^Answered by owner/)).toBeVisible();
}

async function syncCustomers(page: Page): Promise<void> {
  await page.goto("/admin/customers");
  await pressSync(page, "Sync Clover", page.getByText("Sync Complete"));
}

async function joinTwins(page: Page): Promise<void> {
  await page.goto("/admin/customers?filter=duplicates");
  const pairs = page.getByRole("region", { name: /^Likely Duplicates/ });
  const pair = pairs.getByRole("listitem").filter({ hasText: `twin${MARK}@example.com` });
  await pair.getByRole("button", { name: /^Join/ }).click();
  await expect(page.getByText("Records Joined")).toBeVisible();
  await expect(pair).toHaveCount(0);
}

/** A day nobody else's test is about, entered, seen by a visitor and taken back. */
async function changeHours(page: Page): Promise<void> {
  const firstDay = page.getByLabel("First day", { exact: true });
  const entered = page.getByRole("listitem").filter({ hasText: `Day${MARK}` });
  await page.goto("/admin/settings");
  await untilHydrated(firstDay);
  await firstDay.fill(shopDay(new Date(Date.now() + 320 * DAY_MS)));
  await page.getByLabel("Reason (shown to visitors)").fill(`Day${MARK}`);
  await page.getByRole("button", { name: "Add Hours" }).click();
  await expect(entered).toBeVisible();
  await page.goto("/faq");
  await expect(page.getByRole("contentinfo")).toContainText(`Closed (Day${MARK})`);
  await page.goto("/admin/settings");
  await entered.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("button", { name: "Remove Hours" }).click();
  await expect(entered).toHaveCount(0);
}

async function eraseLeaver(page: Page): Promise<void> {
  const { phones, lastName } = people.leaver;
  await page.goto("/admin/settings?privacy=new");
  const desk = page.getByRole("dialog");
  await untilHydrated(desk.getByLabel("Phone number"));
  await desk.getByLabel("Request", { exact: true }).selectOption({ label: "Delete their data" });
  await desk.getByLabel("Phone number").fill(phones[0] ?? "");
  await desk.getByRole("button", { name: "Save Request" }).click();
  await desk.getByRole("button", { name: "Find", exact: true }).click();
  await desk.getByRole("checkbox", { name: new RegExp(lastName) }).check();
  await desk.getByRole("button", { name: "Erase", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click();
  await expect(page.getByText("1 record, 1 visit, 0 messages, 0 accounts.")).toBeVisible();
  await desk.getByLabel("What was answered").selectOption("Done as asked");
  await desk.getByLabel(/^How it ended/).fill("Erased here and at Clover");
  await desk.getByRole("button", { name: "Close Request" }).click();
  await expect(desk.getByText("Closed by owner")).toBeVisible();
}

async function expectGone(page: Page): Promise<void> {
  await page.goto(`/admin/customers?filter=all&q=${people.leaver.phones[0]}`);
  await expect(page.getByText("No customers found")).toBeVisible();
}

const OF_THE_DAY = [
  ...Array(3).fill("check-in Customer"),
  "void Visit",
  "update Message",
  ...Array(2).fill("join Customer"),
  "create Opening hours",
  "delete Opening hours",
  ...["create", "find", "erase", "update"].map((action) => `${action} Privacy request`),
  // The file in which the day is read.
  "export Audit log",
];

/** The first push of tiers to a new shop takes a minute or two. */
async function untilNotesAreWritten(page: Page): Promise<void> {
  const isRunning = async () => {
    const { status } = await (await page.request.get("/api/admin/sync/status")).json();
    return status === "running";
  };
  await expect.poll(isRunning, { timeout: 240_000 }).toBe(false);
}

const MAX_MS = 600_000;

/** Waits for midnight at the shop when the test could last past it: its figures are those of one day. */
async function untilDayHasRoom(page: Page): Promise<void> {
  const now = new Date();
  const leftMs = addShopDays(startOfShopDay(now), 1).getTime() - now.getTime();
  if (leftMs >= MAX_MS) return;
  test.setTimeout(leftMs + MAX_MS);
  await page.waitForTimeout(leftMs);
}

let register: PracticeRegister;
test.beforeEach(async () => {
  register = await openPracticeRegister();
});
test.afterEach(() => register.dispose());

test("the figures after a simulated day match the point of sale and the audit", async ({ page }) => {
  test.setTimeout(MAX_MS);
  await untilDayHasRoom(page);
  await untilNotesAreWritten(page);
  const morning = await test.step("open", async () => {
    // Customers of other tests who have left the register are no members of the morning.
    await syncCustomers(page);
    await backfillVisits(page);
    return {
      audit: await auditOfToday(page),
      register: await register.today(),
      shop: await dashboardToday(page),
    };
  });
  const { regular, hasty, leaver, twins } = people;
  const leaverId = await test.step("sell", async () => {
    const [adaId, , deeId] = [
      await register.addCustomer(regular),
      await register.addCustomer(hasty),
      await register.addCustomer(leaver),
    ];
    for (const twin of twins) await register.addCustomer(twin);
    await register.sell({ customerId: adaId, lines: [{ name: "Glass bowl", price: 2_499 }] });
    await register.sell({ customerId: deeId, lines: [{ name: "Rolling tray", price: 1_250, units: 2 }] });
    const guest = await register.sell({ lines: [{ name: "Torch", price: 1_999 }], discountPercent: 10 });
    await register.refund(guest, 500);
    return deeId;
  });
  await test.step("check in, one of them twice, and void that", async () => {
    await checkIn(page, regular.phones[0] ?? "", regular.lastName);
    await checkIn(page, hasty.phones[0] ?? "", hasty.lastName);
    await checkIn(page, hasty.phones[0] ?? "", hasty.lastName);
    await voidNewestVisit(page, `Bea ${hasty.lastName}`);
  });
  await test.step("answer a message", () => answerMessage(page));
  await test.step("read the register, make visits of its sales", async () => {
    await syncAll(page);
    await backfillVisits(page);
  });
  await test.step("join two records of one person", () => joinTwins(page));
  await test.step("change the hours", () => changeHours(page));
  await test.step("erase a person, whom no sync brings back", async () => {
    await eraseLeaver(page);
    await syncCustomers(page);
    await expectGone(page);
    await register.removeCustomer(leaverId);
  });
  await test.step("close", async () => {
    await syncAll(page);
    await backfillVisits(page);
    const closing = await register.today();
    const evening = await dashboardToday(page);
    expect(evening).toMatchObject({
      products: closing.products,
      customers: closing.customers,
      orders: closing.orders,
      revenue: closing.revenue,
      tableOrders: closing.orders,
      tableRevenue: closing.revenue,
    });
    expect(closing.orders - morning.register.orders).toBe(3);
    expect(closing.customers - morning.register.customers).toBe(4);
    // The two records with one number are one member, and the erased customer is none.
    expect(evening.newMembers - morning.shop.newMembers).toBe(3);
    const audit = await auditOfToday(page);
    const done = audit.slice(morning.audit.length);
    expect(done).toEqual(OF_THE_DAY);
    const count = (entry: string) => done.filter((one) => one === entry).length;
    // Ada's sale is the visit she was checked in for.
    const attached = 1;
    expect(evening.visits - morning.shop.visits).toBe(
      closing.visits - morning.register.visits + count("check-in Customer") - count("void Visit") - attached,
    );
  });
});
