import type { FieldValues, FieldErrors as Refused, UseFormReturn } from "react-hook-form";
import { halfTypedFields } from "@/components/forms/half-typed";
import { showFieldErrors } from "@/components/forms/show-field-errors";

/** For required and optional fields alike. */
const INCOMPLETE = "This is not complete yet";

/**
 * Checks a form and passes its values to `send`, unless a field is half typed: that one asks to be completed, where the
 * form has no sentence of its own for it.
 */
export function submitComplete<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement,
  send: (values: Values) => Promise<unknown>,
): Promise<void> {
  const incomplete = halfTypedFields(element);
  const refuse = (refused: Refused<Values>) =>
    showFieldErrors(
      form,
      Object.fromEntries(incomplete.filter((name) => !(name in refused)).map((name) => [name, INCOMPLETE])),
    );
  const accept = async (values: Values) => {
    if (incomplete.length > 0) refuse({});
    else await send(values);
  };
  return form.handleSubmit(accept, refuse)();
}
