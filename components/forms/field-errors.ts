import type { ZodType } from "zod";

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The errors to show after a field has changed: what the check now finds of this field, and the others except those
 * it found `before` and no longer finds, because a check may compare several fields.
 */
export function errorsAfterChange(
  shown: FieldErrors,
  name: string,
  before: FieldErrors,
  found: FieldErrors,
): FieldErrors {
  const others = Object.entries(shown).filter(
    ([field, text]) => field !== name && (field in found || before[field] !== text),
  );
  return { ...Object.fromEntries(others), ...(found[name] ? { [name]: found[name] } : {}) };
}

/** The first complaint of the schema about each field; empty when the values may be sent. */
export function fieldErrors(schema: ZodType, values: unknown): FieldErrors {
  const { error } = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
