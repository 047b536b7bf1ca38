import "server-only";
import { refresh } from "next/cache";
import { headers } from "next/headers";
import type { z } from "zod";
import { noteActionBegun } from "@/lib/actions/call";
import type { ActionResult } from "@/lib/actions/result";
import { currentActor } from "@/lib/auth/current-actor";
import { flushingAfter } from "@/lib/cache/flush";
import { type Ctx, createCtx, requireAdmin } from "@/lib/context";
import type { ErrorCode } from "@/lib/errors";
import { requestIdOf } from "@/lib/http/request-id";
import { requireSameOrigin } from "@/lib/http/same-origin";
import { parseInput } from "@/lib/parse";
import { toAppError } from "@/lib/to-app-error";

/**
 * Declares a server action: access, parsing, the verb, flushing, and errors returned as data. Next compares Origin and
 * Host of a call itself but lets one without Origin pass, so the shop's own same-origin check runs too.
 */
export function adminAction<Schema extends z.ZodType, Result>(
  schema: Schema,
  verb: (ctx: Ctx, input: z.output<Schema>) => Promise<Result>,
): (input: z.input<Schema>) => Promise<ActionResult<Result>> {
  return async (input) => {
    noteActionBegun();
    const sent = await headers();
    const requestId = requestIdOf(sent);
    try {
      requireSameOrigin("POST", sent);
      const ctx = createCtx({ actor: await currentActor(), requestId });
      requireAdmin(ctx);
      const value = await flushingAfter(ctx, "action", () => verb(ctx, parseInput(schema, input)));
      return { ok: true, value };
    } catch (thrown) {
      const error = toAppError(thrown, requestId);
      return { ok: false, code: error.code, message: error.message, fieldErrors: error.fields ?? {} };
    }
  };
}

/** Refusals that mean the screen shows what somebody else has changed or deleted. */
const STALE: ReadonlySet<ErrorCode> = new Set(["conflict", "not_found"]);

/**
 * Declares a server action that changes something: its answer brings the current screen along, also when the change is
 * refused because the screen is stale. Not after other refusals: without a session it would lead to the sign-in page
 * and drop what was typed.
 */
export function adminChange<Schema extends z.ZodType, Result>(
  schema: Schema,
  verb: (ctx: Ctx, input: z.output<Schema>) => Promise<Result>,
): (input: z.input<Schema>) => Promise<ActionResult<Result>> {
  const act = adminAction(schema, verb);
  return async (input) => {
    const result = await act(input);
    if (result.ok || STALE.has(result.code)) refresh();
    return result;
  };
}
