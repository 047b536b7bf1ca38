import type { FieldErrors } from "@/components/forms/field-errors";
import { ApiError } from "./request-json";

/** The errors by field from the `field: message` lines of a 400 answer. */
export function refusedFields(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 400) return {};
  const lines = error.text.split("\n").map((line) => /^(\w+): (.+)$/.exec(line));
  return Object.fromEntries(lines.flatMap((parts) => (parts?.[1] && parts[2] ? [[parts[1], parts[2]]] : [])));
}

/** The text of the failure toast: the server's sentence where it is meant for people, else `fallback`. */
export function refusalInWords(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.text.replace(/^\w+: /gm, "") || fallback : fallback;
}
