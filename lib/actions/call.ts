import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "@/lib/server-context.mjs";

/**
 * A request for a server function. Next reads the arguments before the function begins, and answers 500 to what it cannot
 * read; the functions themselves answer failures as data (admin-action.ts). So a failure before is the caller's.
 */
export type ActionCall = { hasBegun: boolean };

const calls = perProcess<AsyncLocalStorage<ActionCall>>("action-calls");

/** Knows the call that the code is running for. */
export function actionCalls(): AsyncLocalStorage<ActionCall> {
  calls.value ??= new AsyncLocalStorage();
  return calls.value;
}

/** Said by a server function once its arguments are there. */
export function noteActionBegun(): void {
  const call = actionCalls().getStore();
  if (call) call.hasBegun = true;
}
