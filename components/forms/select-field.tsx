import { type ComponentProps, useId } from "react";
import { fieldClass, labelClass } from "@/components/controls/field-class";

type SelectFieldProps = {
  name: string;
  label: string;
  options: readonly (readonly [value: string, words: string])[];
  className?: string;
} & Omit<ComponentProps<"select">, "name" | "id">;

/** A labeled choice of a native form. `className` is for the label and the field together. */
export function SelectField({ name, label, options, className = "", ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={`grid min-w-0 content-start gap-2 ${className}`}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <select {...rest} id={id} name={name} className={`select-arrow pr-10 h-11 ${fieldClass}`}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
