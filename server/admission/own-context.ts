import { AsyncResource } from "node:async_hooks";

/**
 * Binds work that waits to the asynchronous context of its own request: the end of an earlier one calls it, and would
 * pass on its own, which refers to that request and so to all that had waited before.
 */
export function inOwnContext(work: () => void): () => void {
  // Not AsyncResource.bind, which also defines a deprecated property on each function: more than half of the time of a
  // burst of stored pages.
  const context = new AsyncResource("Request");
  return () => context.runInAsyncScope(work);
}
