import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GET, POST } from "@/app/api/contact/route";
import { db } from "@/lib/db/client";
import { resetLimits } from "@/lib/limits/rate-limit";
import { callRoute } from "@/tests/support/call-route";

const message = { name: "Dana Rivers", email: "dana@example.com", message: "Do you carry 14 mm downstems?" };

const send = (json: object, address = "198.51.100.1") =>
  callRoute(POST, { method: "POST", json, headers: { "x-shop-client-address": address } });
const sentTimes = async (times: number, json: object) => {
  for (let at = 0; at < times; at += 1) expect((await send(json)).status).toBe(200);
};

beforeEach(async () => {
  await resetLimits();
  await db().contactSubmission.deleteMany();
});
afterEach(() => void vi.useRealTimers());

it("stores anybody's message and says so, as the contract has it", async () => {
  const answer = await send({ ...message, phone: "702 555 0100", kind: "delete" });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  expect(await db().contactSubmission.findMany()).toMatchObject([
    { ...message, phone: "702 555 0100", kind: "delete", status: "new" },
  ]);
});

it("names each invalid field in a line of its own and stores nothing", async () => {
  const answer = await send({ name: "D", email: "dana@example.com", message: "short", kind: "order" });
  expect(answer.status).toBe(400);
  expect((await answer.text()).split("\n")).toEqual([
    "name: Name must be at least 2 characters",
    "message: Message must be at least 10 characters",
    "kind: Choose one of the kinds of request",
  ]);
  expect(await db().contactSubmission.count()).toBe(0);
});

it("counts the messages of each address apart", async () => {
  await sentTimes(5, message);
  const refused = await send(message);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await send(message, "198.51.100.2")).status).toBe(200);
});

it("gives a token that is worth three more messages once a person could have filled in the form", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const answer = await callRoute(GET);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const { formToken } = (await answer.json()) as { formToken: string };
  vi.setSystemTime(Date.now() + 2_000);
  await sentTimes(8, { ...message, formToken });
  expect((await send({ ...message, formToken })).status).toBe(429);
});
