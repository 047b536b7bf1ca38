import type { Fault, FaultInput } from "../faults";
import type { LogEntry } from "../request-log";
import { Settings } from "../settings";
import type { Customer } from "../shop/customer-record";
import type { CustomerChange } from "../shop/customers";
import type { ItemChange } from "../shop/inventory";
import { type Category, type Item, wholeSeconds } from "../shop/items";
import type { Order } from "../shop/order-record";
import type { PracticeShop } from "../shop/practice-shop";
import type {
  CategoryInput,
  ClockInput,
  CreditInput,
  CustomerInput,
  ItemInput,
  MoneyInput,
  OrderInput,
  OrderPatch,
  RefundInput,
} from "./inputs";
import { attachCustomer, giveCredit, patchOf, refundOrder, ringUp } from "./order-changes";
import { type Truth, type TruthPart, truth } from "./truth";
import { type MoneyTruth, moneyTruth } from "./truth-money";

/** What a test may do to the practice POS besides Clover's API; the control API over HTTP calls the same methods. */
export class Control {
  constructor(private readonly shop: PracticeShop) {}

  /**
   * Adds a fault for coming requests.
   * @throws ZodError
   */
  addFault(input: FaultInput): Fault {
    return this.shop.faults.add(input);
  }

  listFaults(): Fault[] {
    return this.shop.faults.list();
  }

  clearFaults(): void {
    this.shop.faults.clear();
  }

  settings(): Settings {
    return this.shop.settings;
  }

  /** @throws ZodError for an unknown name or a value of the wrong kind */
  changeSettings(change: Partial<Settings>): Settings {
    this.shop.settings = Settings.parse({ ...this.shop.settings, ...change });
    return this.shop.settings;
  }

  log(): ReturnType<PracticeShop["log"]["summary"]> {
    return this.shop.log.summary();
  }

  requests(last = 100): LogEntry[] {
    return this.shop.log.last(last);
  }

  clearLog(): void {
    this.shop.log.clear();
  }

  clock(): { now: string } {
    return { now: new Date(this.shop.clock.now()).toISOString() };
  }

  moveClock(change: ClockInput): { now: string } {
    const { clock } = this.shop;
    if (change.running === false) clock.stop();
    if (change.now !== undefined) clock.set(Date.parse(change.now));
    if (change.advanceMs !== undefined) clock.advance(change.advanceMs);
    if (change.running === true) clock.start();
    return this.clock();
  }

  /** Revokes the token: every further request is answered with 401. */
  revokeToken(): void {
    this.shop.tokenRevoked = true;
  }

  restoreToken(): void {
    this.shop.tokenRevoked = false;
  }

  /** Resets data, settings, clock, faults, log and token to the start. */
  reset(): void {
    this.shop.reset();
  }

  createItem(input: ItemInput & { name: string }): Item {
    return this.shop.inventory.create({ ...this.itemChange(input), name: input.name });
  }

  updateItem(id: string, input: ItemInput): Item {
    return this.shop.inventory.update(id, this.itemChange(input));
  }

  deleteItem(id: string): Item {
    return this.shop.inventory.remove(id);
  }

  /** Sets an item's stock; null removes the count. */
  setStock(id: string, quantity: number | null): Item {
    return this.shop.inventory.setStock(id, quantity ?? undefined);
  }

  createCategory(input: CategoryInput): Category {
    return this.shop.inventory.createCategory(input.name);
  }

  updateCategory(id: string, input: Partial<CategoryInput>): Category {
    return this.shop.inventory.updateCategory(id, input);
  }

  deleteCategory(id: string): Category {
    return this.shop.inventory.updateCategory(id, { deleted: true });
  }

  createCustomer(input: CustomerInput): Customer {
    const customer = this.shop.customers.create(customerChange(input));
    return this.writtenNote(customer, input);
  }

  updateCustomer(id: string, input: CustomerInput): Customer {
    return this.writtenNote(this.shop.customers.update(id, customerChange(input)), input);
  }

  deleteCustomer(id: string): Customer {
    return this.shop.customers.remove(id);
  }

  /** Returns a customer as the register has it, note included. */
  customer(id: string): Customer {
    return this.shop.customers.get(id);
  }

  /**
   * Creates one or more sales.
   * @throws ZodError
   */
  addOrders(input: OrderInput = {}): Order[] {
    return ringUp(this.shop, input);
  }

  updateOrder(id: string, input: OrderPatch): Order {
    return this.shop.orders.update(id, patchOf(input));
  }

  /** Deletes an order: it leaves the lists and gets a `deletedTimestamp`. */
  deleteOrder(id: string): Order {
    return this.shop.orders.update(id, { deletedTime: wholeSeconds(this.shop.clock.now()) });
  }

  /** Attaches a customer to an order; null detaches it. */
  attachCustomer(orderId: string, customerId: string | null): Order {
    return attachCustomer(this.shop, orderId, customerId);
  }

  refundOrder(orderId: string, input: RefundInput = {}): Order {
    return refundOrder(this.shop, orderId, input);
  }

  /** Creates a manual refund, on a sale or without one. */
  giveCredit(input: CreditInput): Order {
    return giveCredit(this.shop, input);
  }

  order(id: string): Order {
    return this.shop.orders.get(id);
  }

  /** Computes the numbers that a correct shop must show. */
  truth(parts?: readonly TruthPart[]): Promise<Truth> {
    return truth(this.shop, parts);
  }

  /** Computes the money of a range of days under both definitions of a sale. */
  money(input: MoneyInput): Promise<MoneyTruth> {
    return moneyTruth(this.shop, input.from, input.to ?? input.from);
  }

  private writtenNote(customer: Customer, { note, businessName }: CustomerInput): Customer {
    const { metadata } = customer;
    if (note === undefined && businessName === undefined) return customer;
    const written = { note: note ?? metadata.note, businessName: businessName ?? metadata.businessName };
    return this.shop.customers.writeNote(customer.id, written, "merge");
  }

  private itemChange({ categories, quantity, variant, modifierGroups, ...fields }: ItemInput): ItemChange {
    const { groups } = this.shop.inventory;
    const change: ItemChange = { ...fields };
    if (variant) {
      const group = groups.named(variant.group);
      change.groupId = group.id;
      change.optionIds = Object.entries(variant.options).map(([of, name]) => groups.option(group, of, name));
    }
    if (modifierGroups) {
      const named = groups.modifiers.filter(({ name }) => modifierGroups.includes(name));
      change.modifierGroupIds = named.map(({ id }) => id);
    }
    if (categories) change.categoryIds = categories.map((name) => this.categoryNamed(name).id);
    if (quantity !== undefined) change.quantity = quantity ?? undefined;
    return change;
  }

  private categoryNamed(name: string): Category {
    const { inventory } = this.shop;
    return (
      inventory.categories.find((one) => one.name === name && !one.deleted) ?? inventory.createCategory(name)
    );
  }
}

function customerChange({
  note: _note,
  businessName: _businessName,
  ...fields
}: CustomerInput): CustomerChange {
  return fields;
}
