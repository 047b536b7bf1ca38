import { z } from "zod";
import { compileFilter, type FilterTable } from "../filter";
import { HttpError, ok, type Reply } from "../http";
import { parseExpand, parseListQuery } from "../query";
import type { Customer } from "../shop/customer-record";
import type { CustomerChange } from "../shop/customers";
import { type CustomerContext, customerToWire, noteToWire } from "../wire/customer";
import { page } from "../wire/list";
import { readBody } from "./read-body";
import type { Call, Route } from "./route-context";

/** Filters of Clover's customer list, which has none on `modifiedTime`. */
const CUSTOMER_FILTERS = {
  id: { type: "string", read: (customer) => customer.id },
  customerSince: { type: "number", read: (customer) => customer.customerSince },
  firstName: { type: "string", read: (customer) => customer.firstName },
  lastName: { type: "string", read: (customer) => customer.lastName },
  fullName: { type: "string", read: fullName },
  emailAddress: { type: "string", read: (customer) => customer.emails },
  phoneNumber: { type: "string", read: (customer) => customer.phones },
  marketingAllowed: { type: "boolean", read: (customer) => customer.marketingAllowed },
  deletedTime: { type: "number", read: (customer) => customer.deletedTime },
} satisfies FilterTable<Customer>;

/** Ignores `marketingAllowed` and the flat fields `emailAddress` and `phoneNumber`, as Clover's sandbox does. */
const CustomerWrite = z.object({
  firstName: z.string().max(64).optional(),
  lastName: z.string().max(64).optional(),
  emailAddresses: z.array(z.object({ emailAddress: z.string().max(127) })).optional(),
  phoneNumbers: z.array(z.object({ phoneNumber: z.string().max(21) })).optional(),
});

/** Maximum lengths from Clover's Android SDK. */
const NoteWrite = z.object({
  note: z.string().max(2000).optional(),
  businessName: z.string().max(127).optional(),
  dobYear: z.number().int().optional(),
  dobMonth: z.number().int().min(1).max(12).optional(),
  dobDay: z.number().int().min(1).max(31).optional(),
});

export const customerRoutes: readonly Route[] = [
  { method: "GET", path: "customers", run: listCustomers },
  {
    method: "POST",
    path: "customers",
    run: async (call) =>
      answer(call, call.shop.customers.create(changeOf(await readBody(call, CustomerWrite)))),
  },
  { method: "GET", path: "customers/:id", run: (call) => answer(call, call.shop.customers.get(call.id)) },
  {
    method: "POST",
    path: "customers/:id",
    run: async (call) => {
      const change = changeOf(await readBody(call, CustomerWrite));
      return answer(call, call.shop.customers.update(call.id, change));
    },
  },
  {
    method: "DELETE",
    path: "customers/:id",
    run: (call) => {
      call.shop.customers.remove(call.id);
      return ok({});
    },
  },
  {
    method: "POST",
    path: "customers/:id/metadata",
    run: async (call) => {
      const sent = await readBody(call, NoteWrite);
      const { shop } = call;
      return ok(noteToWire(shop.customers.writeNote(call.id, sent, shop.settings.metadataWrites)));
    },
  },
];

function context({ shop }: Call): CustomerContext {
  return {
    merchantId: shop.plan.merchantId,
    nestedLimit: shop.settings.nestedLimit,
    emptyMetadata: shop.settings.emptyMetadata,
    ids: shop.ids,
  };
}

function answer(call: Call, customer: Customer): Reply {
  return ok(customerToWire(customer, parseExpand(call.url.searchParams, call.shop.settings), context(call)));
}

function changeOf({ emailAddresses, phoneNumbers, ...names }: z.infer<typeof CustomerWrite>): CustomerChange {
  const change: CustomerChange = { ...names };
  if (emailAddresses) change.emails = emailAddresses.map((email) => email.emailAddress);
  if (phoneNumbers) change.phones = phoneNumbers.map((phone) => phone.phoneNumber);
  return change;
}

function listCustomers(call: Call): Reply {
  const { shop, url } = call;
  const query = parseListQuery(url.searchParams, shop.settings);
  if (query.orderBy.length > 0) throw new HttpError(400, "orderBy is not offered for customers");
  const wanted = query.clauses.length > 0 ? compileFilter(query.clauses, CUSTOMER_FILTERS) : undefined;
  const refs = shop.customers.view(JSON.stringify(query.clauses), wanted);
  return page(url, query, CUSTOMER_FILTERS, refs, (ref) =>
    customerToWire(shop.customers.at(ref), query.expand, context(call)),
  );
}

function fullName(customer: Customer): string {
  return [customer.firstName, customer.lastName].filter((part) => part !== undefined).join(" ");
}
