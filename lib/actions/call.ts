import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "@/lib/server-context.mjs";

/**
 * A call of a server function. Next decodes the arguments before the function starts, and answers 500 when it cannot.
 * The functions return their own failures as data (admin-action.ts), so a failure before the start is a mistake of the
 * caller.
 */
export type ActionCall = { hasBegun: boolean };

const calls = perProcess<AsyncLocalStorage<ActionCall>>("action-calls");

/** Holds the call that the current code runs for. */
export function actionCalls(): AsyncLocalStorage<ActionCall> {
  calls.value ??= new AsyncLocalStorage();
  return calls.value;
}

/** Called by a server function once its arguments have been decoded. */
export function noteActionBegun(): void {
  const call = actionCalls().getStore();
  if (call) call.hasBegun = true;
}
