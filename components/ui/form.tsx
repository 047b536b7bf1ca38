"use client";

import { Slot } from "@radix-ui/react-slot";
import { clsx } from "clsx";
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import {
  Controller,
  type ControllerProps,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useFormContext,
  useFormState,
} from "react-hook-form";
import { labelClass } from "@/components/controls/field-class";

/** react-hook-form's provider, bound to labels, descriptions and messages by id. */
export const Form = FormProvider;

const FieldName = createContext<string>("");
const ItemId = createContext<string>("");

export function FormField<
  TValues extends FieldValues = FieldValues,
  TName extends FieldPath<TValues> = FieldPath<TValues>,
>(props: ControllerProps<TValues, TName>) {
  return (
    <FieldName.Provider value={props.name}>
      <Controller {...props} />
    </FieldName.Provider>
  );
}

function useFormField() {
  const name = useContext(FieldName);
  const id = useContext(ItemId);
  const { getFieldState } = useFormContext();
  const state = getFieldState(name, useFormState({ name }));
  return { ...state, name, id, descriptionId: `${id}-description`, messageId: `${id}-message` };
}

export function FormItem({ className, ...props }: ComponentProps<"div">) {
  return (
    <ItemId.Provider value={useId()}>
      <div data-slot="form-item" className={clsx("grid gap-2", className)} {...props} />
    </ItemId.Provider>
  );
}

export function FormLabel({ children }: { children: ReactNode }) {
  const { error, id } = useFormField();
  return (
    <label data-slot="form-label" className={clsx(labelClass, error && "text-destructive")} htmlFor={id}>
      {children}
    </label>
  );
}

export function FormControl(props: ComponentProps<typeof Slot>) {
  const { error, id, descriptionId, messageId } = useFormField();
  return (
    <Slot
      data-slot="form-control"
      id={id}
      aria-describedby={error ? `${descriptionId} ${messageId}` : descriptionId}
      aria-invalid={Boolean(error)}
      {...props}
    />
  );
}

export function FormDescription({ children }: { children: ReactNode }) {
  const { descriptionId } = useFormField();
  return (
    <p data-slot="form-description" id={descriptionId} className="text-muted-foreground text-sm">
      {children}
    </p>
  );
}

/** The field's error, announced to screen readers when it appears. */
export function FormMessage() {
  const { error, messageId } = useFormField();
  if (!error?.message) return null;
  return (
    <p data-slot="form-message" id={messageId} role="alert" className="font-medium text-destructive text-sm">
      {error.message}
    </p>
  );
}
