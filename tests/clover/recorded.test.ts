import { describe, expect, test } from "vitest";
import { toRefund } from "@/lib/integrations/clover/given-back";
import {
  CategoryWire,
  CreditWire,
  CustomerWire,
  ItemWire,
  OrderWire,
  RefundWire,
} from "@/lib/integrations/clover/schemas";
import { toCustomer } from "@/lib/integrations/clover/to-customer";
import { toOrder } from "@/lib/integrations/clover/to-order";
import { toProduct } from "@/lib/integrations/clover/to-product";
import { recordedOrders } from "./published";

describe("orders recorded from other systems", () => {
  test.each(recordedOrders.map(({ name, ...rest }) => [name, rest] as const))("%s", (_, { order, means }) => {
    const read = toOrder(OrderWire.parse(order));
    expect(read).toMatchObject({ ok: true, value: means });
  });

  test.each(recordedOrders.map(({ name, ...rest }) => [name, rest] as const))(
    "%s: with explicit nulls for absent fields, as with return_null_fields",
    (_, { order, means }) => {
      const fields = Object.keys(OrderWire.shape);
      const nulls = Object.fromEntries(fields.map((field) => [field, null]));
      expect(toOrder(OrderWire.parse({ ...nulls, ...order }))).toMatchObject({ ok: true, value: means });
    },
  );

  test("a refund of the refund list contains its complete order", () => {
    const [partly] = recordedOrders;
    const { refunds } = OrderWire.parse(partly?.order);
    const wire = RefundWire.parse(refunds[0]);
    const given = {
      cloverId: "REFUND0000001",
      orderCloverId: "0RDER00000001",
      amount: "10.75",
      isVoid: false,
    };
    expect(toRefund(wire, "refund", { id: null })).toMatchObject(given);
    expect(toRefund({ ...wire, orderRef: null }, "refund", { id: null })).toMatchObject(given);
  });
});

describe("other recorded answers", () => {
  test("a credit has a result, no status and no createdTime filter", () => {
    const credit = { id: "CRED1T0000001", amount: 500, taxAmount: 0, clientCreatedTime: 1_557_946_783_000 };
    const read = (result: string) =>
      toRefund(CreditWire.parse({ ...credit, result }), "credit", { id: null });
    expect(read("SUCCESS")).toMatchObject({ isVoid: false, orderCloverId: null });
    expect(read("FAIL")).toMatchObject({ isVoid: true });
  });

  test("Clover's example of a category has its sort order as a string", () => {
    expect(CategoryWire.parse({ id: "CAT0000000001", name: "Glass", sortOrder: "0" }).sortOrder).toBe(0);
  });

  test("unset stock is a reference to its item without a quantity, and not zero", () => {
    const item = {
      id: "1TEM000000001",
      name: "Grinder",
      price: 500,
      itemStock: { item: { id: "1TEM000000001" } },
    };
    expect(toProduct(ItemWire.parse(item))).toMatchObject({ ok: true, value: { stock: null } });
  });

  test.each([undefined, null, {}])("a customer whose metadata is %j has an empty note", (metadata) => {
    const customer = CustomerWire.parse({ id: "CUST000000001", firstName: "Dana", metadata });
    expect(toCustomer(customer)).toMatchObject({
      ok: true,
      value: { metadata: { note: "", businessName: "" } },
    });
  });

  test("customers of an order have an id and an href only", () => {
    const customers = {
      elements: [{ href: "https://www.clover.com/v3/merchants/M/customers/C1", id: "C1" }],
    };
    const order = OrderWire.parse({ id: "O1", createdTime: 1_557_423_651_000, customers });
    expect(toOrder(order)).toMatchObject({ ok: true, value: { customerCloverId: "C1" } });
  });
});
