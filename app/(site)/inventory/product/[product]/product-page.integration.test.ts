import { expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { makeProduct } from "@/tests/factories/product";
import { InventoryView } from "../../_components/inventory-view";
import ProductPage from "./page";

it("stays the page of its address where that names an option, as it did before the register grouped it", async () => {
  const group = await makeProduct(db(), { name: "Spoon", isGroup: true });
  const option = await makeProduct(db(), { name: "Spoon, blue", groupId: group.id });
  const page = await ProductPage({ params: Promise.resolve({ product: option.id }) });
  expect(page.props.detail.product.id).toBe(group.id);
  const { props } = await InventoryView(page.props);
  expect([props.inPageView.product, props.inPageProduct]).toEqual([option.id, option.id]);
});
