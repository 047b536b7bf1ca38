import { type ComponentProps, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Input } from "@/components/ui/input";
import { fromDateTimeInput, SHOP_TIME_LABEL, toDateTimeInput } from "@/lib/time";
import { type Labeled, LabeledField } from "./labeled-field";

/** A date and a time on the shop's clock. The form's value is ISO, or "" while the field is empty or incomplete. */
export function DateTimeField<Values extends FieldValues>(props: Omit<Labeled<Values>, "hint">) {
  return (
    <LabeledField {...props} hint={SHOP_TIME_LABEL}>
      {({ value, ...field }) => <ShopTimeInput {...field} iso={value ?? ""} />}
    </LabeledField>
  );
}

type InputProps = Omit<ComponentProps<typeof Input>, "value" | "onChange"> & {
  iso: string;
  onChange: (iso: string) => void;
};

/** False while a year such as 202 shows that 2026 is still being typed. */
const isWhole = (text: string) => /^[12]\d{3}-/.test(text);
const toIso = (text: string) => (isWhole(text) && fromDateTimeInput(text)?.toISOString()) || "";

function ShopTimeInput({ iso, onChange, ...input }: InputProps) {
  const [text, setText] = useState("");
  // Keeps the text as typed while it means the form's value; otherwise the value was changed from outside.
  const shown = toIso(text) === iso ? text : toInput(iso);
  return (
    <Input
      {...input}
      type="datetime-local"
      max="2999-12-31T23:59"
      value={shown}
      className="tabular-nums"
      onChange={(event) => {
        setText(event.target.value);
        onChange(toIso(event.target.value));
      }}
    />
  );
}

const toInput = (iso: string) => (iso === "" ? "" : toDateTimeInput(iso));
