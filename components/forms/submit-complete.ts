import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { FieldErrors } from "@/components/forms/field-errors";
import { showFieldErrors } from "@/components/forms/show-field-errors";

const INCOMPLETE = "Complete this or leave it empty";

/** The fields that hold what is no value yet, as a date without its year: the browser gives them out as empty. */
function incompleteFields(element: HTMLFormElement): FieldErrors {
  const fields = [...element.elements] as HTMLInputElement[];
  return Object.fromEntries(
    fields.filter(({ validity }) => validity?.badInput).map(({ name }) => [name, INCOMPLETE]),
  );
}

/** Checks a form and passes its values to `send`, unless a field is half typed: that one asks to be completed. */
export function submitComplete<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement,
  send: (values: Values) => Promise<unknown>,
): Promise<void> {
  const incomplete = incompleteFields(element);
  const refuse = () => showFieldErrors(form, incomplete);
  const accept = async (values: Values) => {
    await send(values);
  };
  return form.handleSubmit(Object.keys(incomplete).length > 0 ? refuse : accept, refuse)();
}
