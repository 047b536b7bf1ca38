import "server-only";
import type { z } from "zod";
import { actorFromHeaders } from "@/lib/auth/current-actor";
import { flushingAfter } from "@/lib/cache/flush";
import { NOT_STORED } from "@/lib/cache-control";
import { type Ctx, createCtx, requireAdmin } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { readJson } from "@/lib/http/body";
import { problem } from "@/lib/http/problem";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/http/request-id";
import { requireSameOrigin } from "@/lib/http/same-origin";
import { addressBucket, clientAddress } from "@/lib/limits/client-address";
import { type Budget, spend } from "@/lib/limits/rate-limit";
import { parseInput } from "@/lib/parse";
import { toAppError } from "@/lib/to-app-error";

type Access = "public" | "user" | "admin";
type None = undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : None;

type RunInput<Params, Query, Body> = {
  params: Output<Params>;
  query: Output<Query>;
  body: Output<Body>;
  request: Request;
  /** The key of the visitor's rate limits: their address, or its network for IPv6. */
  address: string;
};

type RouteOptions<Params, Query, Body, Result> = {
  /** Checked before the body is read. */
  access: Access;
  params?: Params;
  query?: Query;
  /** A schema for a JSON body. Routes that read another kind leave it out and use `request`. */
  body?: Body;
  /**
   * Charged per address: on a public route before anything else is done, on others only once access is proved, so that
   * strangers behind the address of the shop cannot use up what its staff need.
   */
  budget?: Budget;
  /** Status of a successful answer, 200 unless said. */
  status?: number;
  run: (ctx: Ctx, input: RunInput<Params, Query, Body>) => Promise<Result> | Result;
};

type NextContext = { params: Promise<Record<string, string | string[] | undefined>> };
export type RouteHandler = (request: Request, context: NextContext) => Promise<Response>;

async function authorize(access: Access, request: Request, requestId: string): Promise<Ctx> {
  const ctx = createCtx({ actor: await actorFromHeaders(request.headers), requestId });
  if (access === "admin") requireAdmin(ctx);
  if (access === "user" && ctx.actor.kind === "visitor") throw new AppError("unauthenticated");
  return ctx;
}

/** A query key given twice is refused rather than guessed at. */
function queryOf(request: Request): Record<string, string> {
  const pairs = [...new URL(request.url).searchParams];
  const query = Object.fromEntries(pairs);
  if (Object.keys(query).length !== pairs.length)
    throw new AppError("bad_input", "A query parameter is repeated.");
  return query;
}

function answer(result: unknown, status: number, requestId: string): Response {
  const headers = { "cache-control": NOT_STORED, [REQUEST_ID_HEADER]: requestId };
  if (result instanceof Response) {
    const answered = new Response(result.body, result);
    for (const [name, value] of Object.entries(headers))
      if (!answered.headers.has(name)) answered.headers.set(name, value);
    return answered;
  }
  if (result === undefined) return new Response(null, { status: 204, headers });
  return Response.json(result, { status, headers });
}

/**
 * A route handler as a declaration: same-origin proof, access and budget, parsing, the verb, flushing, and the one
 * error form. It knows no domain.
 */
export function route<
  Params extends z.ZodType | None = None,
  Query extends z.ZodType | None = None,
  Body extends z.ZodType | None = None,
  Result = unknown,
>(options: RouteOptions<Params, Query, Body, Result>): RouteHandler {
  return async (request, context) => {
    const requestId = requestIdOf(request.headers);
    try {
      requireSameOrigin(request.method, request.headers);
      const address = addressBucket(clientAddress(request.headers));
      if (options.budget && options.access === "public") await spend(options.budget, address);
      const ctx = await authorize(options.access, request, requestId);
      if (options.budget && options.access !== "public") await spend(options.budget, address);
      const params = options.params ? parseInput(options.params, await context.params) : undefined;
      const query = options.query ? parseInput(options.query, queryOf(request)) : undefined;
      const body = options.body ? parseInput(options.body, await readJson(request)) : undefined;
      const input = { params, query, body, request, address } as RunInput<Params, Query, Body>;
      const result = await flushingAfter(ctx, "route", async () => options.run(ctx, input));
      return answer(result, options.status ?? 200, requestId);
    } catch (thrown) {
      return problem(toAppError(thrown, requestId), requestId);
    }
  };
}
