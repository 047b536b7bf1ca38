import { AsyncLocalStorage } from "node:async_hooks";
import type { CurrentRequest } from "@/lib/server-context.mjs";
import { steadyNow } from "@/lib/steady-now.mjs";

const requests = new AsyncLocalStorage<CurrentRequest>();

/** Runs the work of one request, so that the page cache knows how old the data in its response can be. */
export function runRequest<T>(work: () => T): T {
  return requests.run({ readsSince: steadyNow() }, work);
}

/** The request that the current code runs for; undefined in jobs. */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore();
