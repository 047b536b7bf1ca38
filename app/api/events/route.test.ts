import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { DELETE, PATCH } from "@/app/api/events/[id]/route";
import { GET, POST } from "@/app/api/events/route";
import { db } from "@/lib/db/client";
import { makeAdmin, makeSignedIn } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";

// Outside a running Next there is no cache: every read is uncached.

const event = {
  title: "Glass night",
  description: "Blowers at work.",
  eventDate: "2026-12-02T03:00:00.000Z",
};

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await makeAdmin());
});
beforeEach(() => db().event.deleteMany());

const titles = async (reader = "") =>
  ((await (await callRoute(GET, { cookie: reader })).json()) as { title: string }[])
    .map(({ title }) => title)
    .sort();

it("creates, changes and deletes the event that the address names, whatever the body says", async () => {
  const make = async (title: string) => {
    const made = await callRoute(POST, { method: "POST", json: { ...event, title }, cookie });
    expect(made.status).toBe(201);
    return ((await made.json()) as { id: string }).id;
  };
  const [id, other] = [await make("Glass night"), await make("Pipe night")];
  const changed = await callRoute(PATCH, {
    method: "PATCH",
    json: { id: other, title: "Beaker night" },
    params: { id },
    cookie,
  });
  expect([changed.status, (await changed.json()).id]).toEqual([200, id]);
  expect(await titles()).toEqual(["Beaker night", "Pipe night"]);
  const removed = await callRoute(DELETE, { method: "DELETE", params: { id: other }, cookie });
  expect(removed.ok).toBe(true);
  expect(await titles()).toEqual(["Beaker night"]);
});

it("lists events that are switched off for admins only", async () => {
  const { cookie: stranger } = await makeSignedIn();
  const hidden = { ...event, title: "Secret night", isActive: false };
  expect((await callRoute(POST, { method: "POST", json: hidden, cookie })).status).toBe(201);
  expect(await titles()).not.toContain("Secret night");
  expect(await titles(stranger)).not.toContain("Secret night");
  expect(await titles(cookie)).toContain("Secret night");
});

it("answers 404 for an event that is not there and 400 for what is no id or no event", async () => {
  const change = async (id: string, json: object) =>
    (await callRoute(PATCH, { method: "PATCH", json, params: { id }, cookie })).status;
  expect(await change(randomUUID(), { title: "Beaker night" })).toBe(404);
  expect(await change("7", { title: "Beaker night" })).toBe(400);
  expect((await callRoute(POST, { method: "POST", json: { ...event, title: "" }, cookie })).status).toBe(400);
});
