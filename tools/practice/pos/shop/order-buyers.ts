import type { Dice } from "../random";
import type { CustomerMaker } from "./customer-maker";

/**
 * Groups of buyers by their share of all orders and their visits per person. Group sizes follow from the number of
 * orders, so that a long history has more regulars and not more visits of each.
 */
const BANDS = [
  { share: 0.12, visits: 62 },
  { share: 0.21, visits: 30 },
  { share: 0.2, visits: 14 },
  { share: 0.17, visits: 6.8 },
] as const;
const OCCASIONAL_SHARE = 0.09;
const TEST_SHARE = 0.01;

/** Chooses the customer of an order, or none, as for many sales in the shop. */
export class Buyers {
  private readonly bands: { until: number; first: number; size: number }[] = [];
  private readonly regulars: number;

  constructor(
    private readonly customers: CustomerMaker,
    private readonly customerCount: number,
    orders: number,
  ) {
    let until = 0;
    let first = 0;
    for (const { share, visits } of BANDS) {
      const wanted = Math.max(2, Math.round((orders * share) / visits));
      const size = Math.min(wanted, Math.floor(customers.realCount / 6));
      until += share;
      this.bands.push({ until, first, size });
      first += size;
    }
    this.regulars = first;
  }

  /** Returns the customer's reference; undefined for a sale without a customer. */
  pick(dice: Dice, createdTime: number): number | undefined {
    const chance = dice.fraction();
    const band = this.bands.find((one) => chance < one.until);
    if (band) return band.size > 0 ? this.customers.realRef(band.first + dice.below(band.size)) : undefined;
    const above = chance - (this.bands.at(-1)?.until ?? 0);
    if (above < OCCASIONAL_SHARE) return this.occasional(dice, createdTime);
    if (above < OCCASIONAL_SHARE + TEST_SHARE && this.customerCount > 0)
      return dice.below(this.customerCount);
    return undefined;
  }

  /** Picks a person outside the groups who was a customer by then. */
  private occasional(dice: Dice, createdTime: number): number | undefined {
    const known = this.customers.realCountAt(createdTime);
    if (known <= this.regulars) return undefined;
    return this.customers.realRef(this.regulars + dice.below(known - this.regulars));
  }
}
