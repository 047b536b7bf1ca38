import { useEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/** The ref of a form of text fields: takes over what was typed into them before the page was live. */
export function useTypedBefore<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const { getValues, setValue } = form;
  useEffect(() => {
    const known = getValues();
    for (const field of ref.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement) || typeof known[field.name] !== "string") continue;
      if (field.value !== "")
        setValue(field.name as Path<Values>, field.value as PathValue<Values, Path<Values>>);
    }
  }, [getValues, setValue]);
  return ref;
}
