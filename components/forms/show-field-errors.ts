import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { FieldErrors } from "@/components/forms/field-errors";

/** Puts what the server refuses on the form's fields, and the focus on the first of them. */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fieldErrors: FieldErrors,
): void {
  const known = Object.entries(fieldErrors).filter(
    ([field]) => (field.split(".")[0] ?? "") in form.getValues(),
  );
  for (const [place, [field, message]] of known.entries()) {
    form.setError(field as FieldPath<Values>, { message }, { shouldFocus: place === 0 });
  }
}
