import type { z } from "zod";
import { AppError } from "@/lib/errors";

/**
 * Parses anything from outside.
 * @throws {AppError} bad_input with one line per field, `field: message`; the first message of each field counts.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join(".") || "body";
    fields[field] ??= issue.message;
  }
  const message = Object.entries(fields)
    .map(([field, text]) => `${field}: ${text}`)
    .join("\n");
  throw new AppError("bad_input", message, { fields });
}
