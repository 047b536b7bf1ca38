import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { machineName } from "@/lib/machine-name";
import { acquireLease, holderName, LeaseLostError, releaseLease, renewLease } from "./lease";

const ctx = systemCtx("test");
const elsewhere = (name: string) => ({ holder: `another-machine:${name}`, leaseMs: 60_000 });

beforeEach(async () => void (await db().lease.deleteMany()));

test("grants the lease to exactly one of twenty concurrent requests", async () => {
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, at) => acquireLease(ctx, "sync:orders", elsewhere(String(at)))),
  );
  expect(asked.filter((lease) => lease !== null)).toHaveLength(1);
});

test("leases of different names do not block each other", async () => {
  expect(await acquireLease(ctx, "sync:orders", elsewhere("1"))).not.toBeNull();
  expect(await acquireLease(ctx, "sync:customers", elsewhere("2"))).not.toBeNull();
});

test("grants an expired lease to the next holder, and the previous one can no longer write", async () => {
  const first = await acquireLease(ctx, "sync:orders", { holder: "another-machine:1", leaseMs: 20 });
  if (!first) throw new Error("the lease was free");
  const second = await vi.waitUntil(() => acquireLease(ctx, "sync:orders", elsewhere("2")));
  expect(second?.token).toBe(first.token + 1n);
  await expect(renewLease(ctx, first)).rejects.toThrow(LeaseLostError);
  await releaseLease(ctx, first);
  expect(await acquireLease(ctx, "sync:orders", elsewhere("3"))).toBeNull();
});

test("renews an expired lease that nobody else has taken", async () => {
  const lease = await acquireLease(ctx, "sync:orders", { leaseMs: 10 });
  if (!lease) throw new Error("the lease was free");
  await wait(30);
  await renewLease(ctx, lease);
  expect(await acquireLease(ctx, "sync:orders", elsewhere("2"))).toBeNull();
});

test("grants a released lease at once", async () => {
  const lease = await acquireLease(ctx, "sync:orders", elsewhere("1"));
  if (!lease) throw new Error("the lease was free");
  await releaseLease(ctx, lease);
  expect((await acquireLease(ctx, "sync:orders", elsewhere("2")))?.token).toBe(2n);
});

test.each([
  ["dead", () => Promise.resolve()],
  ["released", releaseLease],
])("grants the lease of a %s holder also when the database's clock was set back by a day", async (_, end) => {
  const lease = await acquireLease(ctx, "sync:orders", elsewhere("1"));
  if (!lease) throw new Error("the lease was free");
  await end(ctx, lease);
  await db().$executeRaw`UPDATE leases SET expires_at = expires_at + interval '1 day'`;
  expect((await acquireLease(ctx, "sync:orders", elsewhere("2")))?.token).toBe(2n);
});

test("a clock that was set back by a second frees no lease", async () => {
  expect(await acquireLease(ctx, "sync:orders", elsewhere("1"))).not.toBeNull();
  await db().$executeRaw`UPDATE leases SET expires_at = expires_at + interval '1 second'`;
  expect(await acquireLease(ctx, "sync:orders", elsewhere("2"))).toBeNull();
});

test("takes over the lease of a killed process of this machine without waiting", async () => {
  const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
  const holder = holderName(child.pid);
  expect(await acquireLease(ctx, "sync:orders", { holder })).not.toBeNull();
  expect(await acquireLease(ctx, "sync:orders", elsewhere("2"))).toBeNull();
  child.kill("SIGKILL");
  await once(child, "exit");
  expect((await acquireLease(ctx, "sync:orders", elsewhere("2")))?.token).toBe(2n);
});

test("does not take the lease of a process of another machine that has the same name", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  const holder = holderName(child.pid).replace(machineName(), "another-machine");
  expect(await acquireLease(ctx, "sync:orders", { holder })).not.toBeNull();
  expect(await acquireLease(ctx, "sync:orders", elsewhere("2"))).toBeNull();
});
