import { type Db, db } from "@/lib/db/client";

/**
 * Returns everything a sync stores in a form that does not depend on its history: without local ids and times, and
 * without records that Clover no longer has.
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
  // Rows are ordered by their ids at Clover, so a member is named by the first of its records.
  const memberOf = new Map(
    customers.map(({ memberId, cloverId }) => [memberId, cloverId] as const).reverse(),
  );
  const groupOf = new Map(products.map(({ id, cloverId }) => [id, cloverId]));
  const bare = ({ id: _, updatedAt: _updated, ...rest }: { id: string; updatedAt?: Date }) => rest;
  return {
    products: products.map(({ createdAt: _, categoryId: _category, groupId, soldRecently, ...row }) => ({
      ...bare(row),
      // What a group sold counts options that are no longer at Clover, of which a later reader knows nothing.
      soldRecently: row.isGroup ? null : soldRecently,
      group: groupOf.get(groupId ?? "") ?? null,
    })),
    customers: customers.map(({ memberId, ...row }) => ({ ...bare(row), member: memberOf.get(memberId) })),
    orders: orders.map(({ id: _, customerId: _customer, customer: buyer, items, ...row }) => ({
      ...row,
      customer: buyer?.removedAt === null ? buyer.cloverId : null,
      items: items.map(
        ({ id: _id, orderId: _order, productId: _product, product: sold, unitThousandths, ...line }) => ({
          ...line,
          unitThousandths: Number(unitThousandths),
          product: sold?.isForSale ? sold.cloverId : null,
        }),
      ),
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
