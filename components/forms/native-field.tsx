import { clsx } from "clsx";
import { type ComponentProps, useId } from "react";
import { labelClass } from "@/components/controls/field-class";
import { FieldError } from "@/components/forms/field-error";
import type { FieldErrors } from "@/components/forms/field-errors";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";

type NativeFieldProps = { name: string; label: string; errors?: FieldErrors; hint?: string } & (
  | ({ isLong?: false } & Omit<ComponentProps<typeof Input>, "name">)
  | ({ isLong: true } & Omit<ComponentProps<typeof Textarea>, "name">)
);

/** A labeled text of a native form, of one line or several, with its hint and its error. */
export function NativeField({ name, label, errors = {}, hint, isLong, ...rest }: NativeFieldProps) {
  const id = useId();
  const error = errors[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const bound = {
    id,
    name,
    "aria-invalid": error !== undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className="grid min-w-0 content-start gap-2">
      <label htmlFor={id} className={clsx(labelClass, error && "text-destructive")}>
        {label}
      </label>
      {isLong ? (
        <Textarea {...(rest as ComponentProps<typeof Textarea>)} {...bound} />
      ) : (
        <Input {...(rest as ComponentProps<typeof Input>)} {...bound} />
      )}
      {hint ? (
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
