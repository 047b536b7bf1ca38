import { createHash } from "node:crypto";
import { type Db, db } from "@/lib/db/client";

/**
 * Everything a sync brings, in a form that does not depend on how it got here: no ids or times of ours, and without
 * what the point of sale no longer has (the shop keeps such rows, a shop that never saw them cannot).
 */
export async function readShop(handle: Db = db()): Promise<Record<string, unknown[]>> {
  const present = { removedAt: null };
  const product = { select: { cloverId: true, isForSale: true } };
  const customer = { select: { cloverId: true, removedAt: true } };
  const [products, customers, orders, visits] = await Promise.all([
    handle.product.findMany({ where: { isForSale: true }, orderBy: { cloverId: "asc" } }),
    handle.customer.findMany({ where: present, orderBy: { cloverId: "asc" } }),
    handle.order.findMany({
      where: present,
      orderBy: { cloverId: "asc" },
      include: { customer, items: { orderBy: { cloverId: "asc" }, include: { product } } },
    }),
    handle.loyaltyCheckin.findMany({
      where: { voidedAt: null, customer: present },
      select: { shopDay: true, createdAt: true, customer, order: { select: { cloverId: true } } },
    }),
  ]);
  const bare = ({ id: _, updatedAt: _updated, ...rest }: { id: string; updatedAt?: Date }) => rest;
  return {
    products: products.map(({ createdAt: _, categoryId: _category, ...row }) => bare(row)),
    customers: customers.map(bare),
    orders: orders.map(({ id: _, customerId: _customer, customer: buyer, items, ...row }) => ({
      ...row,
      customer: buyer?.removedAt === null ? buyer.cloverId : null,
      items: items.map(({ id: _id, orderId: _order, productId: _product, product: sold, ...line }) => ({
        ...line,
        product: sold?.isForSale ? sold.cloverId : null,
      })),
    })),
    visits: visits
      .map(({ customer: guest, order, ...visit }) => ({
        order: order?.cloverId,
        guest: guest.cloverId,
        ...visit,
      }))
      .sort((one, other) => (String(one.order) < String(other.order) ? -1 : 1)),
  };
}

/** One short text for the whole shop. */
export async function shopDigest(handle: Db = db()): Promise<string> {
  return createHash("sha256")
    .update(JSON.stringify(await readShop(handle)))
    .digest("hex");
}
