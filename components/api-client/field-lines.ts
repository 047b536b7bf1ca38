import type { FieldErrors } from "@/components/forms/field-errors";

/** The errors by field from the `field: message` lines of a text. */
export function fieldLines(text: string): FieldErrors {
  const lines = text.split("\n").map((line) => /^(\w+): (.+)$/.exec(line));
  return Object.fromEntries(lines.flatMap((parts) => (parts?.[1] && parts[2] ? [[parts[1], parts[2]]] : [])));
}
