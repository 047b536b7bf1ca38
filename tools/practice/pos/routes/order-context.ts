import type { PracticeShop } from "../shop/practice-shop";
import type { OrderContext } from "../wire/order-parts";

export function orderContext(shop: PracticeShop): OrderContext {
  const { ids, merchant, customers, settings } = shop;
  return {
    merchantId: shop.plan.merchantId,
    settings,
    ids,
    merchant,
    customer: (id) => {
      const ref = customers.refOf(id);
      return ref === undefined || customers.isDeleted(ref) ? undefined : customers.at(ref);
    },
  };
}
