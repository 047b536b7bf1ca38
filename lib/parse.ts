import type { z } from "zod";
import { AppError } from "@/lib/errors";

const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  date: "a date",
};

/** The sentence for what a schema has no sentence of its own for; zod's speak of types and input. */
function plainSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "Is missing"
        : `Must be ${TYPES[issue.expected] ?? "another kind of value"}`;
    case "invalid_value":
      return `Must be ${issue.values.map(String).join(" or ")}`;
    case "unrecognized_keys":
      return `Does not have the field ${issue.keys.join(", ")}`;
    case "too_small":
      return `Is too ${issue.origin === "string" || issue.origin === "array" ? "short" : "small"}`;
    case "too_big":
      return `Is too ${issue.origin === "string" || issue.origin === "array" ? "long" : "large"}`;
    default:
      return "Is not valid";
  }
}

/**
 * Parses anything from outside.
 * @throws {AppError} bad_input with one line per field, `field: message`; the first message of each field counts.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: plainSentence });
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
