import { type ReactNode, useEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useCloseQuestion } from "@/app/admin/_components/use-close-question";
import { submitComplete } from "@/components/forms/submit-complete";
import { useHalfTyped } from "@/components/forms/use-half-typed";
import { Form } from "@/components/ui/form";

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** Asks before the screen is left with something typed. */
  asksToLeave?: boolean;
  onSubmit: (values: Values) => Promise<unknown>;
  children: ReactNode;
};

/** A form of text fields that takes over what was typed into them before hydration. */
export function TypedForm<Values extends FieldValues>(props: Props<Values>) {
  const { form, asksToLeave = false, onSubmit, children } = props;
  const ref = useRef<HTMLFormElement>(null);
  const { isHalfTyped, watch } = useHalfTyped(ref);
  const { getValues, setValue, formState } = form;
  useEffect(() => {
    const known = getValues();
    for (const field of ref.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement) || typeof known[field.name] !== "string") continue;
      const value = field.value as PathValue<Values, Path<Values>>;
      if (field.value !== "") setValue(field.name as Path<Values>, value, { shouldDirty: true });
    }
  }, [getValues, setValue]);
  const { question } = useCloseQuestion({
    isDirty: asksToLeave && (formState.isDirty || isHalfTyped),
    isPending: formState.isSubmitting,
    isOfScreen: true,
    onClose: () => {
      form.reset();
      // What is half typed is in the element only.
      ref.current?.reset();
    },
  });
  return (
    <Form {...form}>
      {/* "post": a form submitted before hydration must not put what was typed, as a password, into the address. */}
      <form
        ref={ref}
        method="post"
        noValidate
        className="grid gap-5"
        {...watch}
        onSubmit={(event) => {
          event.preventDefault();
          void submitComplete(form, event.currentTarget, onSubmit);
        }}
      >
        {children}
      </form>
      {question}
    </Form>
  );
}
