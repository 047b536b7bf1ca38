import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { type Labeled, LabeledField } from "./labeled-field";

type TextFieldProps<Values extends FieldValues> = Labeled<Values> &
  (
    | ({ isLong?: false } & Omit<ComponentProps<typeof Input>, "name" | "form">)
    | ({ isLong: true } & Omit<ComponentProps<typeof Textarea>, "name" | "form">)
  );

/** A labeled text input or text area. */
export function TextField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  ...rest
}: TextFieldProps<Values>) {
  const { isLong, ...input } = rest;
  return (
    <LabeledField control={control} name={name} label={label} hint={hint}>
      {(field) => {
        const bound = { ...field, value: field.value ?? "" };
        return isLong ? (
          <Textarea {...(input as ComponentProps<typeof Textarea>)} {...bound} />
        ) : (
          <Input {...(input as ComponentProps<typeof Input>)} {...bound} />
        );
      }}
    </LabeledField>
  );
}
