import { afterAll, afterEach } from "vitest";
import type { PracticePosOptions } from "./options";
import { type PracticePos, startPracticePos } from "./start";

export type Row = Record<string, unknown>;

/**
 * An HTTP client of the practice POS for the tests in this folder: adds token and merchant id, and pages through lists.
 */
export function testClient({ url, token, merchantId }: PracticePos) {
  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${url}/v3/merchants/${merchantId}/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    });
  const one = async (path: string): Promise<Row> => (await (await call(path)).json()) as Row;
  const list = async (path: string): Promise<Row[]> => {
    const response = await call(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { elements: Row[] }).elements;
  };
  /** Reads a list to its end and returns all rows. */
  const all = async (path: string): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let offset = 0; ; offset += 1000) {
      const page = await list(`${path}${path.includes("?") ? "&" : "?"}limit=1000&offset=${offset}`);
      rows.push(...page);
      if (page.length < 1000) return rows;
    }
  };
  const post = (path: string, body: unknown): Promise<Response> =>
    call(path, { method: "POST", body: JSON.stringify(body) });
  return { call, one, list, all, post };
}

/** A practice POS that each test of the calling file finds as it was started, with a client. */
export async function practiceWithClient(options: PracticePosOptions) {
  const pos = await startPracticePos({ limits: false, ...options });
  afterAll(() => pos.close());
  afterEach(() => pos.control.reset());
  return { pos, ...testClient(pos) };
}

/** Returns the elements of a row's nested list. */
export function nestedOf(row: Row | undefined, name: string): Row[] {
  return (row?.[name] as { elements: Row[] } | undefined)?.elements ?? [];
}
