import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CloverPage, type Paginate, paginate } from "./paginate";

type Row = { id: string };
const rows = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `R${from + index}` }));

/** A listing over rows that may move, which notes what was asked of it. */
function listing(all: Row[]) {
  const asked: number[] = [];
  const read: Paginate<Row>["read"] = async (offset, limit) => {
    asked.push(offset);
    await Promise.resolve();
    const elements = all.slice(offset, offset + limit);
    return { elements, skipped: [], received: elements.length };
  };
  return { read, asked, all };
}

async function drain(
  pages: AsyncIterable<CloverPage<Row>>,
  onPage: (page: CloverPage<Row>) => void = () => undefined,
) {
  const ids: string[] = [];
  for await (const page of pages) {
    ids.push(...page.elements.map(({ id }) => id));
    onPage(page);
  }
  return ids;
}

describe("paging", () => {
  test("yields every record once and in order for any page size", async () => {
    const sizes = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 12 }), fc.nat(4), fc.nat(4));
    await fc.assert(
      fc.asyncProperty(sizes, async ([count, pageSize, overlap, ahead]) => {
        const { read } = listing(rows(0, count));
        const ids = await drain(
          paginate({ read, pageSize, overlap: Math.min(overlap, pageSize - 1), ahead }),
        );
        expect(ids).toEqual(rows(0, count).map(({ id }) => id));
      }),
    );
  });

  test("does not prefetch after a first page that is the last", async () => {
    const { read, asked } = listing(rows(0, 9));
    await drain(paginate({ read, pageSize: 10, overlap: 0, ahead: 3 }));
    expect(asked).toEqual([0]);
  });

  test("prefetches at most the allowed number of pages", async () => {
    const { read, asked } = listing(rows(0, 100));
    const seen: number[] = [];
    await drain(paginate({ read, pageSize: 10, overlap: 0, ahead: 2 }), ({ offset }) => {
      seen.push(Math.max(...asked) / 10 - offset / 10);
    });
    expect(Math.max(...seen)).toBe(2);
  });

  test("resumes from the offset of the last page used", async () => {
    const { read, asked } = listing(rows(0, 25));
    const first = await paginate({ read, pageSize: 10, overlap: 2, ahead: 0 }).next();
    expect(first.value?.nextOffset).toBe(8);
    asked.length = 0;
    const rest = await drain(paginate({ read, pageSize: 10, overlap: 2, ahead: 0, startOffset: 8 }));
    expect(asked).toEqual([8, 16]);
    expect(rest).toContain("R24");
  });

  test("misses no record when some are deleted between two pages", async () => {
    const { read, all } = listing(rows(0, 30));
    const ids = await drain(paginate({ read, pageSize: 10, overlap: 3, ahead: 0 }), ({ offset }) => {
      if (offset === 0) all.splice(2, 3);
    });
    expect(ids).toEqual(rows(0, 30).map(({ id }) => id));
  });

  /** A listing in which these records cannot be read. */
  const withOdd = (all: Row[], isOdd: (id: string) => boolean): Paginate<Row>["read"] => {
    const { read } = listing(all);
    return async (...at) => {
      const { elements, received } = await read(...at);
      const skipped = elements.filter(({ id }) => isOdd(id)).map(({ id }) => ({ id, reason: "odd" }));
      return { elements: elements.filter(({ id }) => !isOdd(id)), skipped, received };
    };
  };

  test("reports a record that cannot be read once, and that a page shares it with the one before", async () => {
    const odd = ["R8", "R9", "R17"];
    const read = withOdd(rows(0, 25), (id) => odd.includes(id));
    const seen: [string[], number][] = [];
    await drain(paginate({ read, pageSize: 10, overlap: 2, ahead: 0 }), ({ skipped, repeated }) =>
      seen.push([skipped.map(({ id }) => String(id)), repeated]),
    );
    expect(seen).toEqual([
      [["R8", "R9"], 0],
      [["R17"], 2],
      [[], 2],
    ]);
  });

  test("goes on after a page of which nothing new can be read", async () => {
    const read = withOdd(rows(0, 30), (id) => /^R1[0-9]$/.test(id));
    const ids = await drain(paginate({ read, pageSize: 10, overlap: 2, ahead: 0 }));
    expect(ids).toEqual([...rows(0, 10), ...rows(20, 10)].map(({ id }) => id));
  });

  test("gives up a listing that ignores its offset, of which nothing can be read", async () => {
    const odd = rows(0, 10).map(({ id }) => ({ id, reason: "odd" }));
    const read = async () => ({ elements: [], skipped: odd, received: 10 });
    await expect(drain(paginate({ read, pageSize: 10, overlap: 2, ahead: 0 }))).rejects.toThrow(/same page/);
  });

  test("gives up a listing whose full pages have no record with an id", async () => {
    const odd = rows(0, 10).map(() => ({ id: null, reason: "odd" }));
    let asked = 0;
    const read = async () => {
      asked += 1;
      if (asked > 20) throw new Error("read forever");
      return { elements: [], skipped: odd, received: 10 };
    };
    await expect(drain(paginate({ read, pageSize: 10, overlap: 2, ahead: 0 }))).rejects.toThrow(/same page/);
  });

  test("counts the records that a page shares with the one before, and keeps that a page has a gap", async () => {
    const { read } = listing(rows(0, 30));
    const gap: Paginate<Row>["read"] = async (offset, limit, signal) => ({
      ...(await read(offset, limit, signal)),
      hasGap: offset > 0,
    });
    const seen: unknown[] = [];
    const pages = paginate({ read: gap, pageSize: 20, overlap: 3, ahead: 0 });
    await drain(pages, ({ repeated, hasGap }) => seen.push([repeated, hasGap]));
    expect(seen).toEqual([
      [0, false],
      [3, true],
    ]);
  });

  test("yields no record twice when new ones are inserted at the head", async () => {
    const { read, all } = listing(rows(0, 30));
    const ids = await drain(paginate({ read, pageSize: 10, overlap: 0, ahead: 0 }), ({ offset }) => {
      if (offset === 0) all.unshift({ id: "N1" }, { id: "N2" });
    });
    expect(ids).toEqual(rows(0, 30).map(({ id }) => id));
  });

  test("yields the pages before a failed one and discards those after it", async () => {
    let aborted = 0;
    const read: Paginate<Row>["read"] = async (offset, limit, signal) => {
      signal.addEventListener("abort", () => {
        aborted += 1;
      });
      if (offset === 10) throw new Error("page two is broken");
      return { elements: rows(offset, limit), skipped: [], received: limit };
    };
    const given: number[] = [];
    const work = drain(paginate({ read, pageSize: 10, overlap: 0, ahead: 2 }), ({ offset }) =>
      given.push(offset),
    );
    await expect(work).rejects.toThrow("page two is broken");
    expect(given).toEqual([0]);
    expect(aborted).toBe(3);
  });

  test("aborts prefetched pages when the reader stops early", async () => {
    const signals: AbortSignal[] = [];
    const read: Paginate<Row>["read"] = async (offset, limit, signal) => {
      signals.push(signal);
      return { elements: rows(offset, limit), skipped: [], received: limit };
    };
    for await (const page of paginate({ read, pageSize: 10, overlap: 0, ahead: 2 }))
      if (page.offset === 0) break;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  });

  test("stops reading a listing that ignores its offset", async () => {
    const read: Paginate<Row>["read"] = async (_, limit) => ({
      elements: rows(0, limit),
      skipped: [],
      received: limit,
    });
    await expect(drain(paginate({ read, pageSize: 10, overlap: 0, ahead: 1 }))).rejects.toMatchObject({
      kind: "shape",
    });
  });
});
