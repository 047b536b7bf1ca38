import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type PracticePos, startPracticePos } from "./start";
import { testClient } from "./test-client";

const NOW = "2026-11-21T21:00:00Z";

let pos: PracticePos;
const { list } = testClient(() => pos);
beforeAll(async () => {
  pos = await startPracticePos({
    limits: false,
    now: NOW,
    products: 40,
    customers: 20,
    orders: 300,
    days: 30,
  });
});
afterAll(() => pos.close());
afterEach(() => pos.control.reset());

describe("a filter on time that is no range", () => {
  it.each(["orders", "payments"])("picks the %s of these moments", async (path) => {
    const rows = await list(`${path}?limit=1000`);
    const [first, second] = [rows[3], rows[40]];
    const times = [first?.createdTime, second?.createdTime];
    const wanted = rows.filter(({ createdTime }) => times.includes(createdTime)).map(({ id }) => id);
    const filter = encodeURIComponent(`createdTime in (${times.join(",")})`);
    expect((await list(`${path}?limit=1000&filter=${filter}`)).map(({ id }) => id)).toEqual(wanted);
    const others = await list(`${path}?limit=1000&filter=createdTime!=${times[0]}`);
    expect(others).toHaveLength(rows.filter(({ createdTime }) => createdTime !== times[0]).length);
    expect(others.length).toBeLessThan(rows.length);
  });

  it("is not confused with another one", async () => {
    const rows = await list("orders?limit=1000");
    for (const row of [rows[2], rows[5]]) {
      const [found] = await list(
        `orders?filter=${encodeURIComponent(`createdTime in (${row?.createdTime})`)}`,
      );
      expect(found?.createdTime).toBe(row?.createdTime);
    }
  });
});
