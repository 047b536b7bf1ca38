import { expect, it } from "vitest";
import { GET } from "@/app/api/categories/route";
import { db } from "@/lib/db/client";
import { makeCategory } from "@/tests/factories/product";
import { callRoute } from "@/tests/support/call-route";

// Outside a running Next there is no cache: every read is uncached.

it("lists the categories to anybody, in the order of the register, with the fields of the contract", async () => {
  await makeCategory(db(), { name: "Grinders", sortOrder: 2 });
  const first = await makeCategory(db(), { name: "Vapes", sortOrder: 1, description: "Disposables" });
  const answer = await callRoute(GET);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.json()).toEqual([
    {
      id: first.id,
      name: "Vapes",
      description: "Disposables",
      cloverId: first.cloverId,
      createdAt: first.createdAt.toISOString(),
    },
    expect.objectContaining({ name: "Grinders", description: null }),
  ]);
});
