import { type Ids, KIND } from "../ids";
import { hrefOf } from "../wire/list";

/** Sales tax of Clark County, 8.375 %; 10,000,000 is 100 %. */
export const SALES_TAX_RATE = 837_500;

const TENDERS = [
  ["com.clover.tender.cash", "Cash", true, true],
  ["com.clover.tender.credit_card", "Credit Card", false, true],
  ["com.clover.tender.debit_card", "Debit Card", false, true],
  ["com.clover.tender.check", "Check", false, false],
  ["com.clover.tender.external_gift_card", "External Gift Card", false, false],
  ["com.clover.tender.store_credit", "Store Credit", false, true],
] as const;

const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** The merchant's own records as Clover sends them; they never change. */
export class MerchantDesk {
  constructor(
    private readonly ids: Ids,
    private readonly merchantId: string,
    private readonly openedAt: number,
  ) {}

  merchant(expand: ReadonlySet<string>): object {
    const own = (path: string) => hrefOf(this.merchantId, path);
    return {
      href: own("").replace(/\/$/, ""),
      id: this.merchantId,
      name: "Practice Smoke & Vape",
      owner: { href: own(`employees/${this.ids.of(KIND.owner, 0)}`), id: this.ids.of(KIND.owner, 0) },
      createdTime: this.openedAt,
      address: expand.has("address") ? this.address() : undefined,
      properties: expand.has("properties") ? this.properties(true, true) : undefined,
      openingHours: expand.has("openingHours") ? this.openingHours() : undefined,
      tenders: expand.has("tenders") ? { elements: this.tenders() } : undefined,
    };
  }

  address(): object {
    return {
      address1: "8200 S Maryland Pkwy Suite 110",
      city: "Las Vegas",
      state: "NV",
      zip: "89123",
      country: "US",
      phoneNumber: "7025550110",
    };
  }

  /**
   * Returns the merchant's properties. Includes the bank fields that Clover sends, with invented values, so that tests
   * can detect a client that stores them.
   */
  properties(trackStock: boolean, updateStock: boolean): object {
    return {
      defaultCurrency: "USD",
      timezone: "America/Los_Angeles",
      locale: "en-US",
      tipsEnabled: true,
      trackStock,
      updateStock,
      supportPhone: "7025550110",
      supportEmail: "counter@practice-shop.example",
      abaAccountNumber: "000000000",
      ddaAccountNumber: "PRACTICE-ONLY-0000",
    };
  }

  openingHours(): object {
    const day = { elements: [{ start: 900, end: 2100 }] };
    const week = Object.fromEntries(DAYS.map((name) => [name, day]));
    return { elements: [{ id: this.ids.of(KIND.openingHours, 0), name: "Business hours", ...week }] };
  }

  taxRates(): { id: string; name: string; rate: number; isDefault: boolean }[] {
    return [
      { id: this.ids.of(KIND.taxRate, 0), name: "NO_TAX_APPLIED", rate: 0, isDefault: false },
      {
        id: this.ids.of(KIND.taxRate, 1),
        name: "Clark County Sales Tax",
        rate: SALES_TAX_RATE,
        isDefault: true,
      },
    ];
  }

  tenders(): object[] {
    return TENDERS.map(([labelKey, label, opensCashDrawer, enabled], n) => ({
      href: hrefOf(this.merchantId, `tenders/${this.tenderId(n)}`),
      id: this.tenderId(n),
      editable: false,
      labelKey,
      label,
      opensCashDrawer,
      enabled,
      visible: enabled,
      supportsCashDiscount: false,
    }));
  }

  tenderId(n: number): string {
    return this.ids.of(KIND.tender, n);
  }

  tender(n: number, withLabel: boolean): object {
    const id = this.tenderId(n);
    const label = withLabel ? TENDERS[n]?.[1] : undefined;
    const labelKey = withLabel ? TENDERS[n]?.[0] : undefined;
    return { href: hrefOf(this.merchantId, `tenders/${id}`), id, label, labelKey };
  }

  orderTypes(): object[] {
    return [
      {
        id: this.ids.of(KIND.orderType, 0),
        label: "In Store",
        taxable: true,
        isDefault: true,
        filterCategories: false,
        isHidden: false,
      },
    ];
  }
}
