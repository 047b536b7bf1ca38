import { type ReactNode, useEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { submitComplete } from "@/components/forms/submit-complete";
import { Form } from "@/components/ui/form";

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => Promise<unknown>;
  children: ReactNode;
};

/** A form of text fields that takes over what was typed into them before the page was live. */
export function TypedForm<Values extends FieldValues>({ form, onSubmit, children }: Props<Values>) {
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
  return (
    <Form {...form}>
      {/* "post": a form submitted before hydration must not put what was typed, as a password, into the address. */}
      <form
        ref={ref}
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submitComplete(form, event.currentTarget, onSubmit);
        }}
      >
        {children}
      </form>
    </Form>
  );
}
