import type { FieldValues } from "react-hook-form";
import { FormControl, FormDescription, FormField, FormItem, FormLabel } from "@/components/ui/form";
import { Switch } from "@/components/ui/switch";
import type { Labeled } from "./labeled-field";

/** A switch with a hint on what it does. */
export function SwitchField<Values extends FieldValues>({ control, name, label, hint }: Labeled<Values>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <FormItem className="flex! items-center justify-between gap-4! rounded-lg border px-3.5 py-3">
          <div className="grid gap-0.5">
            <FormLabel>{label}</FormLabel>
            {hint && <FormDescription>{hint}</FormDescription>}
          </div>
          <FormControl>
            <Switch {...field} checked={value === true} onCheckedChange={onChange} />
          </FormControl>
        </FormItem>
      )}
    />
  );
}
