import { afterAll, vi } from "vitest";

/** Vitest's own second is too short on a busy machine. A wait that succeeds takes no longer for it. */
const TIMEOUT_MS = 10_000;

type Options = Parameters<typeof vi.waitFor>[1];

const withTimeout = (options: Options) =>
  typeof options === "number" ? options : { timeout: TIMEOUT_MS, ...options };

/** Gives `vi.waitFor` and `vi.waitUntil` another default timeout; Vitest has no setting for it. */
export function lengthenWaits(): void {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (callback, options) => waitFor(callback, withTimeout(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options));
  // Test files share a process, and each sets this up.
  afterAll(() => Object.assign(vi, { waitFor, waitUntil }));
}
