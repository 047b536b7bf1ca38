import { beforeEach, expect, test, vi } from "vitest";
import { systemCtx } from "@/lib/context";
import { freshPractice } from "@/tests/support/practice-of-file";
import { sync } from "./start-sync";

const ctx = systemCtx("test");
const { pos, clover } = await freshPractice({ customers: 0, orders: 0, products: 10 });
const LINE = "[Loyalty] Bronze · 5 visits";
const METADATA = { path: "/metadata$", method: "POST", times: 1 } as const;
const writes = () => pos.control.requests(5_000).filter(({ method }) => method === "POST").length;
const noteOf = (id: string) => pos.control.customer(id).metadata.note;

let id: string;
beforeEach(async () => {
  const person = { firstName: "Dana", lastName: "Rivers", phones: ["7025550142"], note: "Likes mint." };
  id = pos.control.createCustomer(person).id;
  pos.control.addOrders({ customerId: id, lines: [{ price: 1_000 }], count: 5 });
  await sync(ctx, "customers", { clover });
  pos.control.addFault({ kind: "status", status: 400, ...METADATA });
  await sync(ctx, "orders", { clover });
  pos.control.clearFaults();
  pos.control.clearLog();
});

test("keeps what staff type in a note between two tries to write it", async () => {
  pos.control.addFault({ kind: "status", status: 429, retryAfter: 1, ...METADATA });
  const pushed = sync(ctx, "tiers", { clover });
  await vi.waitUntil(() => writes() > 0, { interval: 5 });
  pos.control.updateCustomer(id, { note: "Likes mint. Banned." });
  expect(await pushed).toMatchObject({ updated: 1, skipped: {} });
  expect(noteOf(id)).toBe(`${LINE}\nLikes mint. Banned.`);
});

test.each(["reset", "reset-mid-body"] as const)(
  "writes a note although the connection broke: %s",
  async (kind) => {
    pos.control.addFault({ kind, ...METADATA });
    expect(await sync(ctx, "tiers", { clover })).toMatchObject({ updated: 1, skipped: {} });
    expect(noteOf(id)).toBe(`${LINE}\nLikes mint.`);
  },
);
