import type { FieldValues, UseFormReturn } from "react-hook-form";
import { halfTypedFields } from "@/components/forms/half-typed";
import { showFieldErrors } from "@/components/forms/show-field-errors";

/** For required and optional fields alike. */
const INCOMPLETE = "This is not complete yet";
const INCOMPLETE_TIME = "Enter both the date and the time";

/**
 * Checks a form and passes its values to `send`, unless a field is half typed: that one asks to be completed. The form's
 * own check takes it for empty, and would say that nothing was entered.
 */
export function submitComplete<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement,
  send: (values: Values) => Promise<unknown>,
): Promise<void> {
  const incomplete = halfTypedFields(element);
  const refuse = () =>
    showFieldErrors(
      form,
      Object.fromEntries(
        incomplete.map(({ name, type }) => [name, type === "datetime-local" ? INCOMPLETE_TIME : INCOMPLETE]),
      ),
    );
  const accept = async (values: Values) => {
    if (incomplete.length > 0) refuse();
    else await send(values);
  };
  return form.handleSubmit(accept, refuse)();
}
