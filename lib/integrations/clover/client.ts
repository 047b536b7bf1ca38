import { z } from "zod";
import { isUpstreamError } from "@/lib/upstream/error";
import { readOrder, readOrders } from "./orders";
import { type Page, type Paginate, paginate } from "./paginate";
import {
  CategoryWire,
  CreditWire,
  CustomerWire,
  ItemStockWire,
  ItemWire,
  MerchantWire,
  type MetadataWire,
  type OrderWire,
  PaymentWire,
  RefundWire,
} from "./schemas";
import { type TimeWindow, type WindowField, windowFilters } from "./windows";
import { type CloverOptions, createWire, type Wire } from "./wire";

export type { Skipped } from "./page";
export type { Page } from "./paginate";
export type { CloverOptions } from "./wire";

export type Sweep = {
  /** `nextOffset` of the last page that was used, to go on where a run broke off. */
  startOffset?: number;
  signal?: AbortSignal;
};

export type OrderWindow = TimeWindow & {
  /** `createdTime` to read history, `modifiedTime` for what changed; both are cut to 90 days by Clover. */
  by: WindowField;
  /** Milliseconds: only orders deleted since, which no other list shows. */
  deletedSince?: number;
};

export type Pages<T> = AsyncGenerator<Page<T>, void>;
export type CloverClient = ReturnType<typeof createCloverClient>;

const PAGE_SIZE = 1_000;
const OVERLAP = 10;
const AHEAD = 2;
/** An order brings its lines and money along: fewer of their pages are held, and two calls each keep the line busy. */
const ORDERS_AHEAD = 1;
const ITEM_EXPAND = ["categories", "itemStock", "ageRestricted"];

/**
 * Clover's REST v3 as far as this shop uses it (docs.clover.com; section numbers are those of the project's Clover
 * reference). Every method throws UpstreamError when Clover fails and the reason of `signal` when it is aborted.
 * Lists come as pages in Clover's order, newest created first; records that cannot be read are in `skipped`.
 */
export function createCloverClient(options: CloverOptions) {
  const wire = createWire(options);
  return { ...shopCalls(wire), ...customerCalls(wire), ...orderCalls(wire) };
}

function shopCalls(wire: Wire) {
  return {
    /** GET /v3/merchants/{mId}: also the cheapest way to learn whether the key works (3.12). */
    merchant: (signal?: AbortSignal) => wire.get("", MerchantWire, { signal }),

    /** GET /categories: all of them each time, because they carry no dependable modifiedTime (3.2). */
    categories: (sweep: Sweep = {}): Pages<CategoryWire> =>
      pages(sweep, (offset, limit, signal) =>
        wire.list("/categories", CategoryWire, { offset, limit, signal }),
      ),

    /**
     * GET /items with categories, stock and age rule, the three expands the shop needs (3.1). Deleted items are not
     * listed; stock does not dependably move `modifiedTime`, so a read of the changed ones says nothing about stock.
     * @param sweep.modifiedSince milliseconds; only items changed at or after it.
     */
    items: (sweep: Sweep & { modifiedSince?: number } = {}): Pages<ItemWire> => {
      const filters = sweep.modifiedSince === undefined ? [] : [`modifiedTime>=${sweep.modifiedSince}`];
      return pages(sweep, (offset, limit, signal) =>
        wire.list("/items", ItemWire, { expand: ITEM_EXPAND, filters, offset, limit, signal }),
      );
    },

    /** GET /items/{id}: null when the shop has none of this id; a deleted one carries `deletedTime` (3.1). */
    item: (id: string, signal?: AbortSignal) =>
      orNull(
        wire.get(`/items/${encodeURIComponent(id)}`, ItemWire, {
          expand: ["categories", "itemStock"],
          signal,
        }),
      ),

    /** GET /item_stocks: quantity is null where stock was never counted (3.3). `id` is the item's. */
    itemStocks: (sweep: Sweep = {}): Pages<ItemStockWire> =>
      pages(sweep, (offset, limit, signal) =>
        wire.list("/item_stocks", ItemStockWire, { offset, limit, signal }),
      ),
  };
}

function customerCalls(wire: Wire) {
  const expand = ["emailAddresses", "phoneNumbers", "metadata"];
  return {
    /** GET /customers: always the whole list, Clover has no filter for changed ones (3.5). */
    customers: (sweep: Sweep = {}): Pages<CustomerWire> =>
      pages(sweep, (offset, limit, signal) =>
        wire.list("/customers", CustomerWire, { expand, offset, limit, signal }),
      ),

    /** GET /customers/{id}: null when there is none, or no longer (3.5). */
    customer: (id: string, signal?: AbortSignal) =>
      orNull(wire.get(`/customers/${encodeURIComponent(id)}`, CustomerWire, { expand, signal })),

    /**
     * POST /customers/{id}/metadata. Whether Clover merges or replaces is not published, so give every field that
     * was read, the unchanged ones too (3.6). The values are absolute: repeating the call changes nothing.
     * @throws {RangeError} when the note or the business name is longer than Clover keeps.
     */
    updateCustomerMetadata: async (
      id: string,
      metadata: MetadataWire,
      signal?: AbortSignal,
    ): Promise<void> => {
      if ((metadata.note ?? "").length > 2_000) throw new RangeError("a note has at most 2,000 characters");
      if ((metadata.businessName ?? "").length > 127)
        throw new RangeError("a company has at most 127 characters");
      const set = Object.fromEntries(Object.entries(metadata).filter(([, value]) => value != null));
      await wire.set(`/customers/${encodeURIComponent(id)}/metadata`, set, z.unknown(), signal);
    },
  };
}

function orderCalls(wire: Wire) {
  const inWindow = <T extends { id: string }>(
    path: string,
    element: z.ZodType<T>,
    sweep: TimeWindow & Sweep,
  ) => {
    const filters = windowFilters("createdTime", sweep);
    return pages(sweep, (offset, limit, signal) =>
      wire.list(path, element, { filters, offset, limit, signal }),
    );
  };
  return {
    /**
     * GET /orders of one window of at most 90 days, each order whole: lines with their discounts and modifications,
     * payments, refunds, credits, customers (3.7-3.9). Two calls a page, three where a tip is in doubt.
     * @throws {RangeError} for a longer window, which Clover would silently cut.
     */
    orders: (sweep: OrderWindow & Sweep): Pages<OrderWire> => {
      const { by, deletedSince } = sweep;
      const deleted = deletedSince === undefined ? [] : [`deletedTime>=${deletedSince}`];
      const filters = [...windowFilters(by, sweep), ...deleted];
      const read = (offset: number, limit: number, signal: AbortSignal) =>
        readOrders(wire, { filters, offset, limit, signal });
      return pages(sweep, read, ORDERS_AHEAD);
    },

    /** GET /orders/{id}, whole; null when there is none. Drafts, which lists leave out, can be read this way (3.7). */
    order: (id: string, signal?: AbortSignal) => readOrder(wire, id, signal),

    /** GET /payments by their own creation time (3.9). */
    payments: (sweep: TimeWindow & Sweep): Pages<PaymentWire> => inWindow("/payments", PaymentWire, sweep),

    /** GET /refunds by their own creation time: one of today may belong to an old, otherwise unchanged order (3.9). */
    refunds: (sweep: TimeWindow & Sweep): Pages<RefundWire> => inWindow("/refunds", RefundWire, sweep),

    /** GET /credits: manual refunds that belong to no payment (3.9). */
    credits: (sweep: TimeWindow & Sweep): Pages<RefundWire> => inWindow("/credits", CreditWire, sweep),
  };
}

function pages<T extends { id: string }>(
  { startOffset, signal }: Sweep,
  read: Paginate<T>["read"],
  ahead = AHEAD,
): Pages<T> {
  return paginate({
    read,
    pageSize: PAGE_SIZE,
    overlap: OVERLAP,
    ahead,
    startOffset,
    signal,
  });
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isUpstreamError(error) && error.upstreamStatus === 404) return null;
    throw error;
  }
}
