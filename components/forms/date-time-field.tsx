import { type ComponentProps, useState } from "react";
import type { FieldValues } from "react-hook-form";
import {
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { fromDateTimeInput, SHOP_TIME_LABEL, toDateTimeInput } from "@/lib/time";
import type { Labelled } from "./text-field";

/** A date and a time on the shop's clock. The form holds it in ISO; empty, or half typed, it holds "". */
export function DateTimeField<Values extends FieldValues>({
  control,
  name,
  label,
  hint = SHOP_TIME_LABEL,
}: Labelled<Values>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field: { value, ...field } }) => (
        <FormItem>
          <FormLabel>{label}</FormLabel>
          <FormControl>
            <ShopTimeInput {...field} iso={value ?? ""} />
          </FormControl>
          <FormDescription>{hint}</FormDescription>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}

type InputProps = Omit<ComponentProps<typeof Input>, "value" | "onChange"> & {
  iso: string;
  onChange: (iso: string) => void;
};

/** Nobody means the year 202; somebody is on the way to 2026. */
const isWhole = (text: string) => /^[12]\d{3}-/.test(text);
const toIso = (text: string) => (isWhole(text) && fromDateTimeInput(text)?.toISOString()) || "";

function ShopTimeInput({ iso, onChange, ...input }: InputProps) {
  const [text, setText] = useState("");
  // What was typed stays as typed while it means what the form holds; anything else came from elsewhere.
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
