import type { ComponentProps } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";

export type Labeled<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
};

type TextFieldProps<Values extends FieldValues> = Labeled<Values> &
  (
    | ({ isLong?: false } & Omit<ComponentProps<typeof Input>, "name" | "form">)
    | ({ isLong: true } & Omit<ComponentProps<typeof Textarea>, "name" | "form">)
  );

/** A labeled text input or text area, with its hint and its error. */
export function TextField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  ...rest
}: TextFieldProps<Values>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => {
        const { isLong, ...input } = rest;
        const bound = { ...field, value: field.value ?? "" };
        return (
          <FormItem>
            <FormLabel>{label}</FormLabel>
            <FormControl>
              {isLong ? (
                <Textarea {...(input as ComponentProps<typeof Textarea>)} {...bound} />
              ) : (
                <Input {...(input as ComponentProps<typeof Input>)} {...bound} />
              )}
            </FormControl>
            {hint ? <FormDescription>{hint}</FormDescription> : null}
            <FormMessage />
          </FormItem>
        );
      }}
    />
  );
}
