import type { z } from "zod";
import { AppError } from "@/lib/errors";

/**
 * Parses anything from outside.
 * @throws {AppError} bad_input with one line per field, `field: message`; the first message of each field counts.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  // A sender may choose the names of fields, such as "constructor", which every object has already.
  const fields = new Map<string, string>();
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join(".") || "body";
    if (!fields.has(field)) fields.set(field, issue.message);
  }
  const message = [...fields].map(([field, text]) => `${field}: ${text}`).join("\n");
  throw new AppError("bad_input", message, { fields: Object.fromEntries(fields) });
}
