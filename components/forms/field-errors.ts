import type { ZodType } from "zod";

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The first complaint of the schema about each field; empty when the values may be sent. */
export function fieldErrors(schema: ZodType, values: unknown): FieldErrors {
  const { error } = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
