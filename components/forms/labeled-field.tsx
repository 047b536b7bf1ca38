import type { ReactNode } from "react";
import type { Control, ControllerRenderProps, FieldPath, FieldValues } from "react-hook-form";
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "@/components/ui/form";

export type Labeled<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
};

type Props<Values extends FieldValues> = Labeled<Values> & {
  /** The control, bound to the field of the form. */
  children: (field: ControllerRenderProps<Values, FieldPath<Values>>) => ReactNode;
};

/** One field of a form, with its label, its hint and its error. */
export function LabeledField<Values extends FieldValues>({ label, hint, children, ...props }: Props<Values>) {
  return (
    <FormField
      {...props}
      render={({ field }) => (
        <FormItem>
          <FormLabel>{label}</FormLabel>
          <FormControl>{children(field)}</FormControl>
          {hint && <FormDescription>{hint}</FormDescription>}
          <FormMessage />
        </FormItem>
      )}
    />
  );
}
