import { expect, it } from "vitest";
import { GET } from "@/app/api/admin/search/route";
import { db } from "@/lib/db/client";
import { makeProduct } from "@/tests/factories/product";
import { makeCustomer } from "@/tests/factories/shop-records";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";
import { expectAdminOnly } from "@/tests/support/expect-admin-only";

it("answers what is found for the trimmed text, and where its screens are", async () => {
  const { id } = await makeCustomer(db(), { firstName: "Amber" });
  await makeProduct(db());
  await makeProduct(db(), { name: "Lamp" });
  const { cookie } = await makeAdmin();
  const answer = await callRoute(GET, { path: "/api/admin/search?q=%20AMBER%20", cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const hits = await answer.json();
  expect(hits).toMatchObject([
    { kind: "customer", id, title: "Amber Rivera", href: expect.stringContaining(id) },
    { kind: "product", title: "Amber Beaker" },
  ]);
  expect(Object.keys(hits[0]).sort()).toEqual(["href", "id", "kind", "note", "title"]);
});

it.each(["", "?q=a&q=b", `?q=${"x".repeat(101)}`])("refuses %s with one sentence", async (query) => {
  const { cookie } = await makeAdmin();
  const answer = await callRoute(GET, { path: `/api/admin/search${query}`, cookie });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(/^\S[^\n]+$/);
});

// Without a text to look for: who may not search is told so first.
it("requires an admin", () => expectAdminOnly(GET));
