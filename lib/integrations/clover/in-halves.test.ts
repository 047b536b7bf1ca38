import { describe, expect, test } from "vitest";
import { UpstreamError, type UpstreamErrorKind } from "@/lib/upstream/error";
import { inHalves } from "./in-halves";

const failure = (kind: UpstreamErrorKind, upstreamStatus?: number) =>
  new UpstreamError("Clover is slow", { vendor: "Clover", kind, retryable: true, upstreamStatus });
const ALL = Array.from({ length: 2_345 }, (_, at) => ({ id: `r${at}` }));
const signal = new AbortController().signal;

function list(most: number, kind: UpstreamErrorKind = "timeout", upstreamStatus?: number) {
  const asked: [number, number][] = [];
  const read = inHalves(async (offset, limit) => {
    asked.push([offset, limit]);
    if (limit > most) throw failure(kind, upstreamStatus);
    const elements = ALL.slice(offset, offset + limit);
    return { elements, skipped: [], received: elements.length };
  }, 100);
  return { read, asked };
}

/** A list read in two halves that loses its first records between them, and what it lists in the end. */
function moving(lost: number) {
  const leaving = [...ALL];
  const read = inHalves(async (offset, limit) => {
    if (limit > 600) throw failure("timeout");
    const elements = (offset === 0 ? leaving : leaving.slice(lost)).slice(offset, offset + limit);
    return { elements, skipped: [], received: elements.length };
  }, 100);
  return { read, leaving };
}

describe("a page that is too large for the provider", () => {
  test.each([
    ["timeout", undefined],
    ["size", undefined],
    ["http", 413],
    ["http", 504],
  ] as const)("is read completely and in order in halves after %s %s", async (kind, status) => {
    const { read } = list(300, kind, status);
    const page = await read(0, 1_000, signal);
    expect(page.elements).toEqual(ALL.slice(0, 1_000));
    expect(page.received).toBe(1_000);
  });

  test("loses no record when some before the second half disappear meanwhile", async () => {
    const { read, leaving } = moving(3);
    const page = await read(0, 1_000, signal);
    expect(page.elements.map(({ id }) => id)).toEqual(
      leaving.map(({ id }) => id).slice(0, page.elements.length),
    );
    expect(page.elements).toHaveLength(1_003);
    expect(page).toMatchObject({ received: 1_000, hasGap: false });
  });

  test("says so when its halves share no record, because too many disappeared", async () => {
    const page = await moving(12).read(0, 1_000, signal);
    expect(page.hasGap).toBe(true);
  });

  test("reports an unreadable record that both halves contain once", async () => {
    const bad = { id: "r503", reason: "name: is missing" };
    const read = inHalves(async (offset, limit) => {
      if (limit > 600) throw failure("timeout");
      const rows = ALL.slice(offset, offset + limit);
      const skipped = rows.some(({ id }) => id === bad.id) ? [bad] : [];
      return { elements: rows.filter(({ id }) => id !== bad.id), skipped, received: rows.length };
    }, 100);
    expect(await read(0, 1_000, signal)).toMatchObject({ skipped: [bad], received: 1_000, hasGap: false });
  });

  test("sets the size of the pages after it", async () => {
    const { read, asked } = list(300);
    await read(0, 1_000, signal);
    asked.length = 0;
    expect((await read(1_000, 1_000, signal)).elements).toEqual(ALL.slice(1_000, 2_000));
    expect(Math.max(...asked.map(([, limit]) => limit))).toBeLessThanOrEqual(300);
  });

  test("ends at the end of the list", async () => {
    const { read } = list(300);
    const page = await read(2_000, 1_000, signal);
    expect(page.elements).toEqual(ALL.slice(2_000));
    expect(page.received).toBe(345);
  });

  test("fails when the smallest page fails too, and at once for other errors", async () => {
    await expect(list(50).read(0, 1_000, signal)).rejects.toThrow("slow");
    for (const refused of [list(0, "unauthorized", 401), list(0, "http", 500)]) {
      await expect(refused.read(0, 1_000, signal)).rejects.toThrow("slow");
      expect(refused.asked).toHaveLength(1);
    }
  });
});
