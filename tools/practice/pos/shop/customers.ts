import { HttpError } from "../http";
import { KIND } from "../ids";
import { CustomerMaker, type CustomerPlan, emptyNote } from "./customer-maker";
import type { Customer, CustomerNote } from "./customer-record";
import { wholeSeconds } from "./items";
import { ViewCache } from "./view-cache";

export type CustomerChange = Partial<Omit<Customer, "ref" | "id" | "metadata">>;

/** The customers: seeded records are rebuilt on each read, and only changed and new ones are stored. */
export class Customers {
  readonly maker: CustomerMaker;
  readonly views = new ViewCache<Int32Array>();
  private changed = new Map<number, Customer>();
  private added = 0;

  constructor(
    private readonly plan: CustomerPlan,
    private readonly now: () => number,
  ) {
    this.maker = new CustomerMaker(plan);
  }

  /** Number of references, from 0 (oldest) to `total - 1`, deleted customers included. */
  get total(): number {
    return this.plan.count + this.added;
  }

  at(ref: number): Customer {
    return this.changed.get(ref) ?? this.maker.make(ref);
  }

  isDeleted(ref: number): boolean {
    return this.changed.get(ref)?.deleted ?? this.maker.isDeleted(ref);
  }

  idOf(ref: number): string {
    return this.plan.ids.of(KIND.customer, ref);
  }

  /** Returns the reference of an id; undefined when this shop did not issue it. */
  refOf(id: string): number | undefined {
    const ref = this.plan.ids.indexOf(KIND.customer, id);
    return ref !== undefined && ref < this.total ? ref : undefined;
  }

  /** @throws HttpError 404 for unknown and for deleted customers */
  get(id: string): Customer {
    const ref = this.refOf(id);
    if (ref === undefined || this.isDeleted(ref)) throw new HttpError(404, "Not Found", "Customer not found");
    return this.at(ref);
  }

  create(change: CustomerChange): Customer {
    const ref = this.total;
    const time = wholeSeconds(this.now());
    const customer: Customer = {
      ref,
      id: this.idOf(ref),
      firstName: undefined,
      lastName: undefined,
      marketingAllowed: false,
      customerSince: time,
      emails: [],
      phones: [],
      addresses: [],
      metadata: emptyNote(time),
      testName: false,
      deleted: false,
      deletedTime: undefined,
      wire: undefined,
      ...change,
    };
    this.added++;
    this.changed.set(ref, customer);
    this.views.clear();
    return customer;
  }

  update(id: string, change: CustomerChange): Customer {
    const customer = { ...this.get(id), ...change };
    this.changed.set(customer.ref, customer);
    this.views.clear();
    return customer;
  }

  remove(id: string): Customer {
    return this.update(id, { deleted: true, deletedTime: wholeSeconds(this.now()) });
  }

  /**
   * Writes a customer's metadata: `replace` clears fields that were not sent, `merge` keeps them. Clover does not
   * document which it does.
   */
  writeNote(
    id: string,
    sent: Partial<Omit<CustomerNote, "modifiedTime">>,
    mode: "replace" | "merge",
  ): Customer {
    const customer = this.get(id);
    const modifiedTime = wholeSeconds(this.now());
    const before = mode === "merge" ? customer.metadata : emptyNote(modifiedTime);
    const written = { ...customer, metadata: { ...before, ...sent, modifiedTime } };
    this.changed.set(written.ref, written);
    return written;
  }

  /** Customers that differ from the seed, oldest first. */
  changedCustomers(): Customer[] {
    return [...this.changed.values()].sort((a, b) => a.ref - b.ref);
  }

  /** Returns references of the listed customers that match, newest first. */
  view(key: string, wanted: ((customer: Customer) => boolean) | undefined): Int32Array {
    return this.views.get(key, () => {
      const refs: number[] = [];
      for (let ref = this.total - 1; ref >= 0; ref--) {
        if (!this.isDeleted(ref) && (!wanted || wanted(this.at(ref)))) refs.push(ref);
      }
      return this.sorted(refs);
    });
  }

  /** Sorts references by `customerSince`; seeded ones are in order already, those a test created may not be. */
  private sorted(refs: number[]): Int32Array {
    const moved = refs.some((ref) => this.changed.has(ref));
    if (moved) {
      const since = (ref: number) => this.changed.get(ref)?.customerSince ?? this.maker.customerSince(ref);
      refs.sort((a, b) => since(b) - since(a) || b - a);
    }
    return Int32Array.from(refs);
  }
}
