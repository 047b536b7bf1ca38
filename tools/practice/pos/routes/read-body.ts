import type { z } from "zod";
import { HttpError } from "../http";
import type { Call } from "./route-context";

/** @throws HttpError 400 that names the first field at fault */
export async function readBody<T>(call: Call, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await call.body());
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new HttpError(400, `${issue?.path.join(".") || "body"}: ${issue?.message}`);
}
