import type { FieldValues } from "react-hook-form";
import { Input } from "@/components/ui/input";
import { type Labeled, LabeledField } from "./labeled-field";

type Props<Values extends FieldValues> = Labeled<Values> & {
  min: number;
  max?: number;
  step: number;
  /** "text" keeps the typed string, for money; "number" yields a number. An empty field is null in both. */
  as?: "number" | "text";
};

/** A labeled number input. */
export function NumberField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  as = "number",
  ...input
}: Props<Values>) {
  const read = (text: string) => (text === "" ? null : as === "number" ? Number(text) : text);
  return (
    <LabeledField control={control} name={name} label={label} hint={hint}>
      {(field) => (
        <Input
          {...input}
          {...field}
          type="number"
          inputMode={input.step < 1 ? "decimal" : "numeric"}
          value={field.value ?? ""}
          className="tabular-nums"
          onChange={(event) => field.onChange(read(event.target.value))}
          // A browser changes the number of a focused field by the wheel that was to scroll the page.
          onWheel={(event) => event.currentTarget.blur()}
        />
      )}
    </LabeledField>
  );
}
