import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { DELETE, PATCH } from "@/app/api/deals/[id]/route";
import { GET, POST } from "@/app/api/deals/route";
import { db } from "@/lib/db/client";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";

// Outside a running Next there is no cache: every read is uncached.

const deal = {
  title: "Glass week",
  description: "Every bong on the wall.",
  discountPercent: 25,
  startDate: "2026-10-31T07:00:00.000Z",
  endDate: "2026-11-02T07:59:00.000Z",
};

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await makeAdmin());
});
beforeEach(() => db().deal.deleteMany());

const titles = async () =>
  ((await (await callRoute(GET)).json()) as { title: string }[]).map(({ title }) => title).sort();

it("creates, changes and deletes the deal that the address names, whatever the body says", async () => {
  const make = async (title: string) => {
    const made = await callRoute(POST, { method: "POST", json: { ...deal, title }, cookie });
    expect(made.status).toBe(201);
    return ((await made.json()) as { id: string }).id;
  };
  const [id, other] = [await make("Glass week"), await make("Pipe week")];
  const changed = await callRoute(PATCH, {
    method: "PATCH",
    json: { id: other, title: "Beaker week" },
    params: { id },
    cookie,
  });
  expect([changed.status, (await changed.json()).id]).toEqual([200, id]);
  expect(await titles()).toEqual(["Beaker week", "Pipe week"]);
  const removed = await callRoute(DELETE, { method: "DELETE", params: { id: other }, cookie });
  expect(removed.ok).toBe(true);
  expect(await titles()).toEqual(["Beaker week"]);
});

it("answers 404 for a deal that is not there and 400 for what is no id or no deal", async () => {
  const change = async (id: string, json: object) =>
    (await callRoute(PATCH, { method: "PATCH", json, params: { id }, cookie })).status;
  expect(await change(randomUUID(), { title: "Beaker week" })).toBe(404);
  expect(await change("7", { title: "Beaker week" })).toBe(400);
  expect((await callRoute(POST, { method: "POST", json: { ...deal, title: "" }, cookie })).status).toBe(400);
});
