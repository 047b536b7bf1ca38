import "server-only";
import { cached } from "@/lib/cache/cached";
import { cachedForMinute } from "@/lib/cache/cached-for-staff";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, systemCtx } from "@/lib/context";
import { fullName } from "@/lib/customers/full-name";
import { Prisma } from "@/lib/db/client";
import { listAndCount } from "@/lib/db/list-and-count";
import { AppError } from "@/lib/errors";
import type { Amount } from "@/lib/money";
import { realOrderCondition, takenAmount, unsettledCondition } from "@/lib/orders/paid-order-sql";
import { revenueRows } from "@/lib/orders/revenue";
import type { ListedOrder, OrderDetail, OrderDto, OrderFigures } from "@/lib/orders/schema";
import { creditCondition, listedCondition, type OrderSearch } from "@/lib/orders/search-sql";
import { type OrderRow, toOrderDto } from "@/lib/orders/to-dto";
import { ADMIN_PAGE_SIZE } from "@/lib/page-size";
import { type Page, pageOf, pageOrLast } from "@/lib/paging";
import { addShopDays, startOfLastDays, startOfShopDay } from "@/lib/time";

const STREAM_PAGE = 1000;

const COLUMNS = Prisma.sql`o.id, o.customer_id AS "customerId", o.total, o.subtotal, o.tax, o.status,
  o.clover_id AS "cloverId", o.payment_status AS "paymentStatus", o.created_at AS "createdAt"`;

type Discounted = Record<"keptGoods" | "grossSales" | "discounts" | "refunded", Prisma.Decimal>;

type NamedOrder = OrderRow &
  Pick<ListedOrder, "isTest" | "hasRefund"> & { firstName: string | null; lastName: string | null };

const toListedOrder = (row: NamedOrder): ListedOrder => ({
  ...toOrderDto(row),
  isTest: row.isTest,
  hasRefund: row.hasRefund,
  customerName: row.customerId
    ? fullName({ firstName: row.firstName ?? "", lastName: row.lastName ?? "" })
    : null,
});

/** Every order, newest first, read a page at a time. */
export async function* streamOrders(ctx: Ctx): AsyncGenerator<OrderDto> {
  requireAdmin(ctx);
  for await (const row of orderRows<OrderRow>(ctx, COLUMNS)) yield toOrderDto(row);
}

/**
 * Columns of the orders `o` that the Orders screen lists, newest first, read a page at a time.
 * @param columns with `id` and `createdAt`
 * @param credits such columns of the manual refunds `r` that belong to the list, to be read among the orders
 */
export async function* orderRows<Row extends { id: string; createdAt: Date }>(
  ctx: Ctx,
  columns: Prisma.Sql,
  search: Omit<OrderSearch, "page"> = { q: "" },
  credits?: Prisma.Sql,
): AsyncGenerator<Row> {
  const lists = [
    Prisma.sql`SELECT ${columns} FROM orders o WHERE ${listedCondition(search, ctx.now()).where}`,
  ];
  if (credits) {
    lists.push(Prisma.sql`SELECT ${credits} FROM refunds r WHERE ${creditCondition(search, ctx.now())}`);
  }
  let beyond = Prisma.empty;
  for (;;) {
    const firstOf = (list: Prisma.Sql) =>
      Prisma.sql`(${list} ${beyond} ORDER BY created_at DESC, id DESC LIMIT ${STREAM_PAGE})`;
    const rows: Row[] = await ctx.db.$queryRaw`
      SELECT * FROM (${Prisma.join(lists.map(firstOf), " UNION ALL ")}) AS listed
      ORDER BY "createdAt" DESC, id DESC LIMIT ${STREAM_PAGE}`;
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < STREAM_PAGE) return;
    beyond = Prisma.sql`AND (created_at, id) < (${last.createdAt}, ${last.id}::uuid)`;
  }
}

async function countOrders(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM orders WHERE removed_at IS NULL`;
  return row?.count ?? 0;
}

const cachedCount = cached("order-count", [tags.orders()], 0, () => countOrders(systemCtx("screens")));

/** How many orders there are, for the screens: cached until an order changes. */
export async function cachedOrderCount(ctx: Ctx): Promise<number> {
  requireAdmin(ctx);
  return cachedCount();
}

/**
 * One page of the Orders screen, in one statement. A search finds, without case, any part of an order's id (ours or the
 * point of sale's), of its customer's, or of the customer's name, e-mail or number; a single character or two find the
 * beginning of an id only. `all`, where it is known, is the number of all orders.
 */
export async function searchOrders(
  ctx: Ctx,
  query: OrderSearch,
  all?: Promise<number>,
): Promise<Page<ListedOrder>> {
  requireAdmin(ctx);
  return pageOrLast(query.page, (page) => readOrders(ctx, { ...query, page }, all));
}

async function readOrders(
  ctx: Ctx,
  { q, page, filter }: OrderSearch,
  all?: Promise<number>,
): Promise<Page<ListedOrder>> {
  const { where, isAll } = listedCondition({ q, filter }, ctx.now());
  const list = Prisma.sql`
    SELECT ${COLUMNS}, o.is_test AS "isTest", o.refunded > 0 AS "hasRefund", c.first_name AS "firstName", c.last_name AS "lastName"
    FROM (SELECT * FROM orders o WHERE ${where}
          ORDER BY o.created_at DESC, o.id DESC LIMIT ${ADMIN_PAGE_SIZE} OFFSET ${(page - 1) * ADMIN_PAGE_SIZE}) o
    LEFT JOIN customers c ON c.id = o.customer_id
    ORDER BY o.created_at DESC, o.id DESC`;
  if (isAll && all) {
    const [rows, total] = await Promise.all([ctx.db.$queryRaw<NamedOrder[]>(list), all]);
    return pageOf(rows.map(toListedOrder), total, page);
  }
  const { rows, counted } = await listAndCount<NamedOrder, { matches: number }>(ctx.db, {
    list,
    count: Prisma.sql`SELECT count(*)::int AS matches FROM orders o WHERE ${where}`,
    order: Prisma.sql`"createdAt" DESC, id DESC`,
  });
  return pageOf(rows.map(toListedOrder), counted.matches, page);
}

/**
 * One order with its lines.
 * @throws {AppError} not_found
 */
export async function getOrder(ctx: Ctx, id: string): Promise<OrderDetail> {
  requireAdmin(ctx);
  const order = await ctx.db.order.findUnique({
    where: { id },
    include: { items: { orderBy: [{ name: "asc" }, { id: "asc" }] }, customer: true },
  });
  if (!order) throw new AppError("not_found", "There is no such order.");
  const { customer } = order;
  return {
    ...toListedOrder({
      ...order,
      hasRefund: order.refunded.gt(0),
      firstName: customer?.firstName ?? null,
      lastName: customer?.lastName ?? null,
    }),
    goods: order.grossSales.minus(order.discounts).toFixed(2),
    wholeDiscount: wholeDiscount(order).toFixed(2),
    giftCards: order.giftCards.toFixed(2),
    fees: order.fees.toFixed(2),
    tips: order.tips.toFixed(2),
    refunded: order.refunded.toFixed(2),
    isManual: order.isManual,
    isRemoved: order.removedAt !== null,
    lines: order.items.map((item) => ({
      id: item.id,
      name: item.name,
      quantity: item.quantity,
      price: item.price.toFixed(2),
      total: item.total.toFixed(2),
      isRefunded: item.isRefunded,
    })),
  };
}

/** What the lines of goods add up to beyond what was paid for them; nothing where refunds took some of them away. */
function wholeDiscount({ keptGoods, grossSales, discounts, refunded }: Discounted): Prisma.Decimal {
  const taken = keptGoods.minus(grossSales.minus(discounts));
  return refunded.gt(0) || taken.lt(0) || taken.gt(discounts) ? new Prisma.Decimal(0) : taken;
}

/** "This Week" and "This Month", as the dashboard counts its periods. */
export const WEEK_DAYS = 7;
export const MONTH_DAYS = 30;

type FiguresRow = Record<"today" | "week" | "month", number> &
  Record<"todayRevenue" | "weekRevenue" | "monthRevenue", Amount>;

type Figures = Record<"today" | "week" | "month", OrderFigures>;

/** Orders that are paid while the register still has them open, or paid in part, and what was taken for them. */
type Unsettled = { count: number; total: string };

/** Those of the last month: counted apart from revenue, and named until they are paid in full and closed. */
export async function unsettledOrders(ctx: Ctx): Promise<Unsettled> {
  requireAdmin(ctx);
  const [row] = await ctx.db.$queryRaw<{ count: number; total: Amount }[]>`
    SELECT count(*)::int AS count,
      coalesce(sum(${takenAmount()}), 0) AS total FROM orders
    WHERE created_at >= ${startOfLastDays(ctx.now(), MONTH_DAYS)} AND ${unsettledCondition}`;
  return { count: row?.count ?? 0, total: row?.total.toFixed(2) ?? "0.00" };
}

/** Orders and revenue of today and of the last 7 and 30 shop days, today included. */
export async function orderFigures(ctx: Ctx): Promise<Figures> {
  requireAdmin(ctx);
  const now = ctx.now();
  const today = startOfShopDay(now);
  const [week, month] = [startOfLastDays(now, WEEK_DAYS), startOfLastDays(now, MONTH_DAYS)];
  // To the end of the day, like the chart and the money panel: the register's clock may be ahead of this one.
  const tomorrow = addShopDays(today, 1);
  const [row] = await ctx.db.$queryRaw<FiguresRow[]>`
    SELECT * FROM (
      SELECT count(*) FILTER (WHERE created_at >= ${today})::int AS "today",
        count(*) FILTER (WHERE created_at >= ${week})::int AS "week", count(*)::int AS "month"
      FROM orders WHERE created_at >= ${month} AND created_at < ${tomorrow} AND ${realOrderCondition()}
    ) counted, (
      SELECT coalesce(sum(amount) FILTER (WHERE at >= ${today}), 0) AS "todayRevenue",
        coalesce(sum(amount) FILTER (WHERE at >= ${week}), 0) AS "weekRevenue",
        coalesce(sum(amount), 0) AS "monthRevenue"
      FROM (${revenueRows({ from: month, to: tomorrow })}) AS money
    ) revenue`;
  const figures = (span: "today" | "week" | "month"): OrderFigures => ({
    count: row?.[span] ?? 0,
    revenue: row?.[`${span}Revenue`].toFixed(2) ?? "0.00",
  });
  return { today: figures("today"), week: figures("week"), month: figures("month") };
}

const NO_SALES: OrderFigures = { count: 0, revenue: "0.00" };
/** The same for the screens, cached for a minute or until an order changes. */
export const cachedOrderFigures = cachedForMinute(
  "order-figures",
  [tags.orders()],
  { today: NO_SALES, week: NO_SALES, month: NO_SALES },
  orderFigures,
);
