import { createHash } from "node:crypto";
import type { z } from "zod";
import { nullOn } from "./clover-error";
import { inHalves } from "./in-halves";
import { MAX_IDS_LENGTH, MAX_NAME_LENGTH, MAX_NOTE_LENGTH, OVERLAP } from "./limits";
import { type CloverPage, type Paginate, paginate } from "./paginate";
import { readOne } from "./read-one";
import { readOrder, readOrders } from "./read-orders";
import { createRefundLines, listRefunds } from "./refund-lines";
import {
  CategoryWire,
  ChangedOrderWire,
  CreditWire,
  CustomerWire,
  DeletedOrderWire,
  ItemGroupWire,
  ItemWire,
  MerchantWire,
  type MetadataWire,
  ModifierGroupWire,
  type OrderWire,
  ReferenceWire,
  type RefundWire,
  RegisterDiscountWire,
} from "./schemas";
import { type TimeWindow, type WindowField, windowFilters } from "./windows";
import { type CloverOptions, createWire, MIN_PAGE_SIZE, type Wire } from "./wire";

export type { Skipped } from "./page";
export type { CloverPage } from "./paginate";
export type { CloverOptions } from "./wire";

type ListOptions = {
  /** `nextOffset` of the last page that was used, to go on where a run broke off. */
  startOffset?: number;
  signal?: AbortSignal;
};

type OrderWindow = TimeWindow & {
  /** `createdTime` to read history, `modifiedTime` for what changed; both are cut to 90 days by Clover. */
  by: WindowField;
};

export type CloverPages<T> = AsyncGenerator<CloverPage<T>, void>;
export type CloverClient = ReturnType<typeof createCloverClient>;

const AHEAD = 2;
/**
 * An order includes its lines and money, so fewer pages are held, and each takes two calls, which keep the connection
 * busy.
 */
const ORDERS_AHEAD = 1;
const COMMONEST_SPELLINGS = 5;
const ITEM_EXPAND = ["categories", "itemStock", "ageRestricted"];

/**
 * Clover's REST v3 as far as this shop uses it (docs.clover.com). Every method throws UpstreamError when Clover fails
 * and the reason of `signal` when it is aborted. Lists come as pages in Clover's order, newest created first; records
 * that cannot be read are in `skipped`.
 */
export function createCloverClient(options: CloverOptions) {
  const wire = createWire(options);
  return {
    account: accountOf(options),
    /** Clover's time at its latest answer, in ms since 1970; null before the first one. */
    answeredAt: wire.answeredAt,
    ...shopCalls(wire),
    ...groupCalls(wire),
    ...customerCalls(wire),
    ...orderCalls(wire),
  };
}

/**
 * Tells one account from another without naming it. By Clover's host, not its port, which is another one at each start of
 * the practice POS.
 */
function accountOf({ baseUrl, merchantId }: CloverOptions): string {
  return createHash("sha256")
    .update(`${new URL(baseUrl).hostname} ${merchantId}`)
    .digest("hex");
}

function shopCalls(wire: Wire) {
  return {
    /**
     * GET /v3/merchants/{mId}: also the cheapest way to learn whether the key works, for which a screen does not wait
     * behind a sync.
     */
    merchant: (signal?: AbortSignal) => wire.get("", MerchantWire, { isUrgent: true, signal }),

    /**
     * GET /categories: all of them each time, because they carry no dependable modifiedTime (docs.clover.com, Inventory
     * FAQs).
     */
    categories: listing(wire, "/categories", CategoryWire),

    /** GET /discounts: those that clerks can choose; all of them each time. */
    discounts: listing(wire, "/discounts", RegisterDiscountWire),

    /**
     * GET /items with categories, stock and age rule, the three expands the shop needs. Deleted items are not
     * listed. All of them each time: stock does not dependably move `modifiedTime`.
     */
    items: listing(wire, "/items", ItemWire, { expand: ITEM_EXPAND }),
  };
}

function groupCalls(wire: Wire) {
  return {
    /**
     * GET /item_groups: all of them, by name; an item says which one it is a variant of (Manage items and item groups).
     */
    itemGroups: listing(wire, "/item_groups", ItemGroupWire),

    /** GET /modifier_groups with their prices and items, of which a nested list shows a hundred at most. */
    modifierGroups: listing(wire, "/modifier_groups", ModifierGroupWire, { expand: ["items", "modifiers"] }),

    /** GET /items that one modifier group hangs on, by id, for groups of more items than a nested list shows. */
    itemsOfModifierGroup: (groupId: string, options?: ListOptions) =>
      listing(wire, "/items", ReferenceWire, { filters: [`modifierGroup.id=${groupId}`] })(options),
  };
}

function customerCalls(wire: Wire) {
  const expand = ["emailAddresses", "phoneNumbers", "metadata"];
  return {
    /** GET /customers: always the whole list, Clover has no filter for changed ones. */
    customers: listing(wire, "/customers", CustomerWire, { expand }),

    /** GET /customers/{id}: null when there is none, or no longer. */
    customer: (id: string, signal?: AbortSignal) =>
      readOne(wire, "/customers", id, CustomerWire, { expand, signal }),

    /** GET /customers with one of these ids, at most `MAX_IDS_LENGTH`; those that are gone are left out. */
    customersById: (ids: readonly string[], signal?: AbortSignal) => {
      if (ids.length > MAX_IDS_LENGTH) throw new RangeError(`at most ${MAX_IDS_LENGTH} ids a call`);
      const filters = [`id in (${ids.map((id) => `'${id}'`).join(",")})`];
      return wire.list("/customers", CustomerWire, {
        expand,
        filters,
        offset: 0,
        limit: MAX_IDS_LENGTH,
        signal,
      });
    },

    /**
     * GET /customers with a telephone number in one of the ways registers write it: Clover compares the exact text. OPEN:
     * whether `in`, published for ids, takes such texts too. Where it is refused or finds nobody, the commonest ways are
     * asked for one by one.
     */
    customersByPhone: async (digits: string, signal?: AbortSignal) => {
      const ask = (filter: string) => {
        const call = { expand, filters: [filter], offset: 0, limit: MAX_IDS_LENGTH, isUrgent: true, signal };
        return wire.list("/customers", CustomerWire, call);
      };
      const ways = spellings(digits);
      const listed = await nullOn(400, ask(`phoneNumber in (${ways.map((way) => `'${way}'`).join(",")})`));
      if (listed && listed.elements.length > 0) return listed.elements;
      const found = await Promise.all(
        ways.slice(0, COMMONEST_SPELLINGS).map((way) => ask(`phoneNumber=${way}`)),
      );
      return [...new Map(found.flatMap(({ elements }) => elements).map((one) => [one.id, one])).values()];
    },

    /**
     * POST /customers/{id}/metadata. Whether Clover merges or replaces is not published, so give every field that
     * was read, the unchanged ones too. Not repeated when it fails: read the record again first, because staff may have
     * changed it meanwhile.
     * @throws {RangeError} when the note or the business name is longer than Clover keeps.
     */
    updateCustomerMetadata: async (
      id: string,
      metadata: MetadataWire,
      signal?: AbortSignal,
    ): Promise<void> => {
      if ((metadata.note ?? "").length > MAX_NOTE_LENGTH)
        throw new RangeError(`a note has at most ${MAX_NOTE_LENGTH} characters`);
      if ((metadata.businessName ?? "").length > MAX_NAME_LENGTH)
        throw new RangeError(`a company has at most ${MAX_NAME_LENGTH} characters`);
      const set = Object.fromEntries(Object.entries(metadata).filter(([, value]) => value != null));
      await wire.set(`/customers/${encodeURIComponent(id)}/metadata`, set, signal);
    },
  };
}

function orderCalls(wire: Wire) {
  const lines = createRefundLines(wire);
  return {
    /**
     * GET /orders of one window of at most 90 days, each order whole: lines with their discounts and modifications,
     * payments, refunds, credits, customers. Two calls per page, three where a tip is in doubt, and the list of refunds
     * where one leaves open what it was for.
     * @throws {RangeError} for a longer window, which Clover would silently cut.
     */
    orders: (options: OrderWindow & ListOptions): CloverPages<OrderWire> => {
      const filters = windowFilters(options.by, options);
      const read = (offset: number, limit: number, signal: AbortSignal) =>
        readOrders(wire, { filters, offset, limit, signal }, lines);
      return pages(wire, options, read, ORDERS_AHEAD);
    },

    /**
     * GET /orders created in one window and deleted since a moment, in milliseconds, which no other list shows. Without
     * their contents, so that one of which nothing else can be read is known to be deleted.
     */
    deletedOrders: (options: TimeWindow & { deletedSince: number } & ListOptions) => {
      const filters = [...windowFilters("createdTime", options), `deletedTime>=${options.deletedSince}`];
      return listing(wire, "/orders", DeletedOrderWire, { filters })(options);
    },

    /**
     * GET /orders changed at or after a moment, their ids and times only: the cheapest look whether there is anything
     * to read. One call, and more where Clover does not give `limit` of them at once.
     */
    changedOrders: (since: number, limit: number, signal: AbortSignal = new AbortController().signal) => {
      const filters = [`modifiedTime>=${since}`];
      const read = (offset: number, some: number, stop: AbortSignal) =>
        wire.list("/orders", ChangedOrderWire, { filters, offset, limit: some, signal: stop });
      return inHalves(read, MIN_PAGE_SIZE)(0, limit, signal);
    },

    /** GET /orders/{id}, whole; null when there is none. Drafts, which lists leave out, can be read this way. */
    order: (id: string, signal?: AbortSignal) => readOrder(wire, id, signal, lines),

    /**
     * GET /refunds with their lines, all of them, newest first: no filter of theirs is published. A refund of today may
     * belong to an old, otherwise unchanged order.
     */
    refunds: (options: ListOptions = {}): CloverPages<RefundWire> =>
      pages(wire, options, (offset, limit, signal) => listRefunds(wire, { offset, limit, signal })),

    /** GET /credits, manual refunds that belong to no payment: all of them, newest first, as with refunds. */
    credits: listing(wire, "/credits", CreditWire),
  };
}

/** The call that gives one list of Clover's in pages. */
function listing<T extends { id: string }>(
  wire: Wire,
  path: string,
  element: z.ZodType<T>,
  asked: { expand?: readonly string[]; filters?: readonly string[] } = {},
) {
  return (options: ListOptions = {}): CloverPages<T> =>
    pages(wire, options, (offset, limit, signal) =>
      wire.list(path, element, { ...asked, offset, limit, signal }),
    );
}

function pages<T extends { id: string }>(
  { pageSize }: Wire,
  { startOffset, signal }: ListOptions,
  read: Paginate<T>["read"],
  ahead = AHEAD,
): CloverPages<T> {
  return paginate({
    read: inHalves(read, MIN_PAGE_SIZE),
    pageSize,
    overlap: OVERLAP,
    ahead,
    startOffset,
    signal,
  });
}

/** The ways people and programs write a number, the commonest first. */
function spellings(digits: string): string[] {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const [paper, dashes] = [`(${area}) ${exchange}-${line}`, `${area}-${exchange}-${line}`];
  const groups = [paper, dashes, `${area}.${exchange}.${line}`, `${area} ${exchange} ${line}`];
  const abroad = ["1 ", "1-", "+1 ", "+1-"].flatMap((country) => groups.map((group) => country + group));
  return [...new Set([digits, paper, dashes, `1${digits}`, `+1${digits}`, ...groups, ...abroad])];
}
