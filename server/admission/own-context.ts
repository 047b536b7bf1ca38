import { AsyncResource } from "node:async_hooks";

/**
 * Runs queued work in the asynchronous context of its own request. Otherwise it would inherit that of the request whose
 * end dequeued it, and keep that one, and all before it, in memory.
 */
export function inOwnContext(work: () => void): () => void {
  // Not AsyncResource.bind, which also defines a deprecated property on each function: more than half of the time of a
  // burst of stored pages.
  const context = new AsyncResource("Request");
  return () => context.runInAsyncScope(work);
}
