import { TIERS, type Tier } from "@/lib/tier";

/** The shop's rules as numbers and short phrases. Pages turn them into sentences. */

const tierBenefits = {
  Bronze: {
    benefit: "5% discount",
    detail: "5% off when you give your number at checkout",
    keeps: null,
  },
  Silver: {
    benefit: "10% discount",
    detail: "10% off when you give your number at checkout",
    keeps: "10% takes the place of 5%",
  },
  Gold: {
    benefit: "Free accessory",
    detail: "A free accessory, chosen from our non-tobacco accessories",
    keeps: "You keep your 10% off",
  },
  VIP: {
    benefit: "15% lifetime",
    detail: "15% off for life, our top tier",
    keeps: "15% takes the place of 10%, and the accessory you earned is yours",
  },
} as const satisfies Record<Exclude<Tier, "None">, { benefit: string; detail: string; keeps: string | null }>;

/** Loyalty tiers with what they earn, lowest first. `visits` is the number of check-ins that reaches the tier. */
export const loyaltyTiers = TIERS.map((tier) => ({ ...tier, ...tierBenefits[tier.name] })).reverse();

/** One expiry rule, published everywhere. VIP is exempt: its benefit is one for life. */
export const pointsExpiry = {
  months: 6,
  sentence:
    "Points expire after 6 months without a visit. Come in at least once every 6 months and they stay yours. VIP points never expire.",
} as const;

export const returns = {
  windowDays: 7,
  defectDays: 30,
  refundBusinessDays: { from: 5, to: 10 },
  restockingPercent: 15,
  restockingOverDollars: 200,
  specialOrderWeeks: { from: 1, to: 2 },
  finalSale: [
    "Glass and custom items",
    "Tobacco",
    "E-liquids",
    "Opened items",
    "Hygiene items",
    "Custom orders",
    "Clearance items",
    "Gift cards",
  ],
} as const;

/** `sentence` says what `replyHours` counts. */
export const contactPromise = {
  replyHours: 24,
  sentence: "We'll get back to you within 24 hours.",
} as const;

export const eventRules = {
  cancelHoursAhead: 24,
  arriveMinutesEarly: 10,
} as const;

export const legalTerms = {
  materialChangeNoticeDays: 30,
  liabilityMonths: 12,
  ccpaLookBackMonths: 12,
  privacyUpdated: "January 17, 2025",
} as const;

/** The words required on retail advertising of nicotine products (21 CFR 1143.3). Never reworded, never themed. */
export const NICOTINE_WARNING = "WARNING: This product contains nicotine. Nicotine is an addictive chemical.";
