import { request } from "@playwright/test";

type Person = { firstName: string; lastName: string; phones?: string[]; emails?: string[] };
type Sale = {
  customerId?: string;
  lines: { name: string; price: number; units?: number }[];
  discountPercent?: number;
  /** Ms since 1970; unset, now. A sale is read by the time it was changed, and is a visit of the time it was made. */
  createdTime?: number;
  modifiedTime?: number;
};
/** What a correct shop shows of today, dollars where it is money. */
type Today = { products: number; customers: number; orders: number; revenue: number; visits: number };

export type PracticeRegister = Awaited<ReturnType<typeof openPracticeRegister>>;

/**
 * The register as the people behind the counter use it, and what it says of today. Prices and refunds in cents; `today`
 * in dollars.
 */
export async function openPracticeRegister() {
  const context = await request.newContext();
  const address = (path: string) => `${process.env.CLOVER_BASE_URL}/control${path}`;
  const call = async <T>(method: "GET" | "POST" | "DELETE", path: string, data?: object): Promise<T> => {
    const answer = await context.fetch(address(path), { method, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    addCustomer: async (person: Person) => (await call<{ id: string }>("POST", "/customers", person)).id,
    removeCustomer: (id: string) => call("DELETE", `/customers/${id}`),
    sell: async (sale: Sale) => (await call<[{ id: string }]>("POST", "/orders", sale))[0].id,
    refund: (orderId: string, amount: number) => call("POST", `/orders/${orderId}/refund`, { amount }),
    today: async (): Promise<Today> => {
      const { products, customers, orders, shopDay } = await call<Truth>("GET", "/truth");
      const { moneyTaken } = await call<Money>("GET", `/truth/money?from=${shopDay}`);
      return {
        products: products.activeAsSold,
        customers: customers.listed,
        orders: orders.today.listed - orders.today.testMode,
        revenue: moneyTaken.revenue / 100,
        visits: orders.visits.moneyTaken.eligible,
      };
    },
    dispose: () => context.dispose(),
  };
}

type Money = { moneyTaken: { revenue: number } };
type Truth = {
  shopDay: string;
  products: { activeAsSold: number };
  customers: { listed: number };
  orders: { today: { listed: number; testMode: number }; visits: { moneyTaken: { eligible: number } } };
};

type WireItem = { name: string; itemGroup?: object; isRevenue: boolean };

/** The name of an ordinary item that the register hides, in no group of items. */
export async function hiddenItem(): Promise<string> {
  const { CLOVER_BASE_URL, CLOVER_API_TOKEN, CLOVER_MERCHANT_ID } = process.env;
  const extraHTTPHeaders = { authorization: `Bearer ${CLOVER_API_TOKEN}` };
  const context = await request.newContext({ extraHTTPHeaders });
  const query = "filter=hidden=true&filter=available=true&limit=1000";
  const answer = await context.get(`${CLOVER_BASE_URL}/v3/merchants/${CLOVER_MERCHANT_ID}/items?${query}`);
  const { elements } = (await answer.json()) as { elements: WireItem[] };
  await context.dispose();
  const found = elements.find(({ itemGroup, isRevenue }) => isRevenue && !itemGroup);
  if (!found) throw new Error("The practice register hides no item.");
  return found.name;
}
