import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { CallError } from "@/components/auth/session-client";

/** `field: message` lines of a 400 go to their fields. */
export function putOnFields<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void {
  if (!(error instanceof CallError) || error.status !== 400) return;
  for (const line of error.text.split("\n")) {
    const [, field, message] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (field && field in form.getValues()) form.setError(field as Path<Values>, { message });
  }
}

/** What the failure toast says: the shop's own sentence where it has one for people, else `fallback`. */
export function refusalInWords(error: unknown, fallback: string): string {
  return error instanceof CallError ? error.text.replace(/^\w+: /gm, "") || fallback : fallback;
}
