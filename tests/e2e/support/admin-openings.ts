import type { Page } from "@playwright/test";
import { fullName } from "@/lib/customers/full-name";
import { addDays } from "@/lib/repeat/weekly";
import { shopDay } from "@/lib/time";
import { reachableMembers } from "./members";
import { sendMessage } from "./message";
import type { Opening } from "./openings";
import { openByButton } from "./staff";
import { expect } from "./visitor";

/** A screen of the back office, and what opens on it, one after another. */
export type AdminScreen = { path: string; openings?: readonly AdminOpening[] };
/** With an address of its own, or opened on the screen; what it is named by is waited for. */
type AdminOpening = Omit<Opening, "within" | "open"> & {
  address?: (shop: Known) => string;
  open?: (page: Page, shop: Known) => Promise<void>;
  /** Opened over what the opening before it left open, without another page load. */
  isOnTop?: boolean;
};

/** What the addresses name. */
export type Known = Awaited<ReturnType<typeof makeKnown>>;

let known: Promise<Known> | undefined;
/** The same for all tests of a worker. */
export const knownOf = (page: Page): Promise<Known> => {
  known ??= makeKnown(page);
  return known;
};

const PERSON = { name: "Noor Quiet", email: "noor@example.com", phone: "(702) 555-0177" };

/** One of each thing that has a panel, made or found through the contract. */
async function makeKnown(page: Page) {
  const { request } = page;
  const read = async (path: string) => (await request.get(path)).json();
  const message = "Do you repair glass, and what would a downstem cost?";
  const written = () => read(`/api/admin/search?q=${encodeURIComponent(PERSON.email)}`);
  // An address may write only a few messages an hour: one is enough for all workers.
  if ((await written()).length === 0) await sendMessage(request, { ...PERSON, message });
  const [found] = await written();
  const members = await reachableMembers(request);
  const [{ id: customerId, digits: phone }] = members;
  // A name of one line is the smallest target in the list of odd visits; other tests count the visits of the first ten.
  const short = members
    .slice(10)
    .reduce((a, b) => (fullName(b).length < fullName(a).length ? b : a), members[0]);
  const [order] = await read("/api/orders");
  const [product] = await read("/api/products?category=Bongs&limit=1");
  const { memberCode } = await read(`/api/loyalty/customer/${phone}`);
  for (const digits of [phone, phone, short.digits, short.digits])
    await request.post("/api/loyalty/checkin", { data: { phone: digits } });
  return {
    messageHref: String(found.href),
    orderId: String(order.id),
    customerId,
    productId: String(product.id),
    phone,
    memberCode: String(memberCode),
  };
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("dialog").getByRole("button", { name }).first().click();

const unfold = async (page: Page, summary: string) => {
  await page.locator("summary").filter({ hasText: summary }).first().click();
};

/** A key does nothing until the page has hydrated. */
async function pressKey(page: Page, key: string, dialog: string): Promise<void> {
  await expect(async () => {
    if (!(await page.getByRole("dialog", { name: dialog }).isVisible())) await page.keyboard.press(key);
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

const today = () => shopDay(new Date());

const overEveryScreen: readonly AdminOpening[] = [
  {
    name: "the sidebar over the page",
    isNarrowOnly: true,
    open: (page) => openByButton(page, "Open sidebar"),
  },
  {
    name: "the search with results",
    open: async (page) => {
      await pressKey(page, "ControlOrMeta+k", "Search everything");
      await page.getByRole("combobox").fill("bong");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  { name: "the keys", open: (page) => pressKey(page, "?", "Keyboard") },
  {
    name: "a check-in with a member found and the camera on",
    open: async (page, { phone }) => {
      await openByButton(page, "Check in");
      await page.getByRole("textbox", { name: "Phone number" }).fill(phone);
      await expect(page.getByText(/visits? so far/)).toBeVisible();
      await press(page, "Scan");
      await expect(page.locator("video")).toBeVisible();
    },
  },
  {
    name: "a check-in with a member's code scanned",
    open: async (page, { memberCode }) => {
      await page.evaluate((rawValue) => {
        class Detector {
          detect = async () => [{ rawValue }];
        }
        Object.assign(globalThis, { BarcodeDetector: Detector });
      }, memberCode);
      await openByButton(page, "Check in");
      await press(page, "Scan");
      await expect(page.getByText("Code scanned")).toBeVisible();
      await expect(page.getByText(/visits? so far/)).toBeVisible();
    },
  },
];

export const adminScreens: readonly AdminScreen[] = [
  {
    path: "/admin",
    openings: [
      ...overEveryScreen,
      { name: "the inbox", address: () => "/admin?messages=all" },
      { name: "a message", address: ({ messageHref }) => messageHref },
      { name: "the visits of a day", address: () => `/admin?days=7&rows=visits&first=${today()}` },
      {
        name: "the new members of a year",
        address: () => `/admin?rows=members&first=${addDays(today(), -364)}&last=${today()}`,
      },
    ],
  },
  {
    path: "/admin/inventory",
    openings: [
      { name: "a product", address: ({ productId }) => `/admin/inventory?product=${productId}` },
      {
        name: "the editor of a product",
        isOnTop: true,
        open: (page) => press(page, /^Edit /),
      },
      {
        name: "the question before a product is hidden",
        address: ({ productId }) => `/admin/inventory?product=${productId}`,
        open: (page) => press(page, /^Delete /),
      },
    ],
  },
  { path: "/admin/inventory/insight" },
  {
    path: "/admin/orders",
    openings: [
      { name: "an order", address: ({ orderId }) => `/admin/orders?order=${orderId}` },
      {
        name: "the money of some days",
        address: () => `/admin/orders?money=1&from=${addDays(today(), -29)}&to=${today()}`,
      },
    ],
  },
  {
    path: "/admin/customers?filter=all",
    openings: [
      {
        name: "a person, with another record looked for",
        address: ({ customerId }) => `/admin/customers?filter=all&person=${customerId}`,
        open: async (page) => {
          await unfold(page, "Join another record");
          await page.getByLabel("Name, number or email of the other record").fill("an");
          await press(page, "Find");
          await expect(
            page
              .getByRole("dialog")
              .getByRole("button", { name: /^Join / })
              .first(),
          ).toBeVisible();
        },
      },
    ],
  },
  { path: "/admin/customers?filter=duplicates" },
  {
    path: "/admin/loyalty",
    openings: [
      {
        name: "the reason of a void",
        open: (page) => openByButton(page, "Void the visit of"),
      },
    ],
  },
  {
    path: "/admin/deals",
    openings: [
      {
        name: "the editor of a deal, with its errors and what the law forbids",
        open: async (page) => {
          await openByButton(page, "Create Deal");
          await page.getByRole("textbox", { name: "Title" }).fill("Free vape for everybody");
          await page.getByRole("checkbox", { name: "Tuesday" }).check();
          await page.getByLabel("From", { exact: true }).fill("16:00");
          await press(page, "Create Deal");
          await expect(page.getByText("Description is required")).toBeVisible();
          await expect(page.getByText("Worth a second look")).toBeVisible();
        },
      },
      { name: "the question before a deal is deleted", open: (page) => openByButton(page, "Delete: ") },
    ],
  },
  {
    path: "/admin/events",
    openings: [
      {
        name: "the editor of an event, with its errors",
        open: async (page) => {
          await openByButton(page, "Create Event");
          await press(page, "Create Event");
          await expect(page.getByText("Event date is required")).toBeVisible();
          await page.getByLabel("Event date").fill("2099-07-04T19:00");
          await expect(page.getByText("Begins Sat, Jul 4, 2099, 7:00 PM Las Vegas time")).toBeVisible();
        },
      },
      { name: "the question before an event is deleted", open: (page) => openByButton(page, "Delete: ") },
    ],
  },
  {
    path: "/admin/settings",
    openings: [
      { name: "the audit", address: () => "/admin/settings?audit=all" },
      { name: "the privacy desk", address: () => "/admin/settings?privacy=list" },
      {
        name: "a privacy request, with the person found",
        address: () => "/admin/settings?privacy=new",
        open: async (page, { phone }) => {
          await page.getByLabel("Phone number", { exact: true }).fill(phone);
          await press(page, "Save Request");
          await press(page, "Find");
          await expect(page.getByRole("checkbox").first()).toBeVisible();
        },
      },
      {
        name: "the question before a person is erased",
        isOnTop: true,
        open: async (page) => {
          await page.getByRole("dialog").getByRole("checkbox").first().check();
          await press(page, "Erase");
          await expect(page.getByRole("alertdialog")).toBeVisible();
        },
      },
    ],
  },
];
