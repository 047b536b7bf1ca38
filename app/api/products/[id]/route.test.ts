import { expect, it } from "vitest";
import { GET } from "@/app/api/products/[id]/route";
import { GET as getList } from "@/app/api/products/route";
import { db } from "@/lib/db/client";
import { resetLimits } from "@/lib/limits/rate-limit";
import { makeProduct } from "@/tests/factories/product";
import { callRoute } from "@/tests/support/call-route";

// Outside a running Next there is no cache: every read is uncached.

const get = (id: string) => callRoute(GET, { path: `/api/products/${id}`, params: { id } });

it("answers with the fields of the product dialog, and never with the stock count", async () => {
  const { id } = await makeProduct(db(), {
    name: "Acrylic Grinder, Orange",
    description: "Two pieces",
    price: "89.90",
    stock: 4,
  });
  const response = await get(id);
  expect(response.status).toBe(200);
  const details = await response.json();
  expect(details).toMatchObject({
    name: "Acrylic Grinder, Orange",
    price: "$89.90",
    stock: "low",
    description: "Two pieces",
    drawing: { label: "Drawing of a grinder, orange" },
    related: [],
  });
  expect(Object.values(details)).not.toContain(4);
});

it("answers 404 with one sentence for an unknown or hidden product", async () => {
  const hidden = await makeProduct(db(), { isActive: false });
  for (const id of [hidden.id, "6f0c2f0e-0000-4000-8000-00000000ffff"]) {
    const response = await get(id);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("We do not have that product anymore.");
  }
  expect((await get("7")).status).toBe(400);
});

it("counts against the limit of the product list, 300 a minute", async () => {
  resetLimits();
  for (let at = 0; at < 150; at += 1) {
    expect((await get("7")).status).toBe(400);
    expect((await callRoute(getList, { path: "/api/products?offset=-1" })).status).toBe(400);
  }
  expect((await get("7")).status).toBe(429);
  expect((await callRoute(getList, { path: "/api/products?offset=-1" })).status).toBe(429);
});
