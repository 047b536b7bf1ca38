import { beforeEach, expect, it, vi } from "vitest";
import {
  type Budget,
  resetLimits,
  spend,
  spendShared,
  unspend,
  unspendShared,
} from "@/lib/limits/rate-limit";

beforeEach(resetLimits);

const refused = { code: "rate_limited" };
const times = (count: number, work: (at: number) => Promise<void>) =>
  Array.from({ length: count }, (_, at) => at).reduce(
    (before, at) => before.then(() => work(at)),
    Promise.resolve(),
  );

it.each(["", "owner|", "a|b|"])(
  "also counts the networks around an IPv6 address after %j, so that many /64s do not evade a limit",
  async (of) => {
    const budget: Budget = { name: "test-wider", points: 2, windowSeconds: 60 };
    const spendFrom = (bucket: string) => spend(budget, `${of}${bucket}`);
    await times(8, (at) => spendFrom(`2001:db8:1:ab0${at}::/64`));
    await expect(spendFrom("2001:db8:1:ab99::/64")).rejects.toMatchObject(refused);
    await times(24, (at) => spendFrom(`2001:db8:1:${(0x100 * (at + 1)).toString(16)}::/64`));
    await expect(spendFrom("2001:db8:1:ff00::/64")).rejects.toMatchObject(refused);
    await spendFrom("2001:db8:2:ff00::/64");
    await spend(budget, "somebody else|2001:db8:1:ff00::/64");
  },
);

it("refunds a point to every network it was taken from", async () => {
  const budget: Budget = { name: "test-unspend", points: 1, windowSeconds: 60 };
  await times(30, async () => {
    await spend(budget, "2001:db8:1:1::/64");
    await unspend(budget, "2001:db8:1:1::/64");
  });
});

it("gives no point back once the window it was taken in has ended", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const own: Budget = { name: "test-late", points: 2, windowSeconds: 60 };
  const shared: Budget = { ...own, name: "test-late-shared", points: 8 };
  const address = "203.0.113.1";
  await spend(own, address);
  await spendShared(shared, address);
  vi.advanceTimersByTime(60_000);
  await unspend(own, address);
  await unspendShared(shared, address);
  for (let left = 2; left > 0; left -= 1) {
    await spend(own, address);
    await spendShared(shared, address);
  }
  await expect(spend(own, address)).rejects.toMatchObject(refused);
  await expect(spendShared(shared, address)).rejects.toMatchObject(refused);
});

it("prevents a single address block from using up a shared limit", async () => {
  const budget: Budget = { name: "test-shared", points: 40, windowSeconds: 60 };
  await times(10, (at) => spendShared(budget, `203.0.113.${at}`));
  await expect(spendShared(budget, "203.0.113.200")).rejects.toMatchObject(refused);
  await spendShared(budget, "198.51.100.1");
});

it("takes nothing from the part of a block that the end of the shared limit refused", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const budget: Budget = { name: "test-part", points: 1, windowSeconds: 60 };
  await spendShared(budget, "203.0.113.1");
  vi.advanceTimersByTime(30_000);
  await expect(spendShared(budget, "198.51.100.1")).rejects.toMatchObject(refused);
  vi.advanceTimersByTime(30_000);
  await spendShared(budget, "198.51.100.1");
});

it("delays requests after a quarter of a shared limit and refuses them at its end", async () => {
  const budget: Budget = { name: "test-slow", points: 16, windowSeconds: 60 };
  const began = performance.now();
  await times(4, (at) => spendShared(budget, `203.0.${at}.1`));
  const calmMs = performance.now() - began;
  const slowed = Array.from({ length: 12 }, (_, at) => spendShared(budget, `203.0.${at + 4}.1`));
  await expect(Promise.all(slowed)).resolves.toHaveLength(12);
  expect(performance.now() - began - calmMs).toBeGreaterThan(1_500);
  expect(calmMs).toBeLessThan(1_500);
  await expect(spendShared(budget, "198.51.100.1")).rejects.toMatchObject(refused);
});

it("refunds a point of a shared limit to the block and to everybody", async () => {
  const budget: Budget = { name: "test-shared-unspend", points: 8, windowSeconds: 60 };
  await times(20, async () => {
    await spendShared(budget, "203.0.113.1");
    await unspendShared(budget, "203.0.113.2");
  });
});

it("names no longer wait than its window when the clock was set back by a day", async () => {
  const budget: Budget = { name: "test-clock", points: 1, windowSeconds: 60 };
  await spend(budget, "198.51.100.1");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 24 * 60 * 60 * 1000 });
  await expect(spend(budget, "198.51.100.1")).rejects.toMatchObject({ ...refused, retryAfterSeconds: 60 });
});
