"use client";

import { type FormEvent, useRef, useState } from "react";
import { errorsAfterChange, type FieldErrors } from "@/components/forms/field-errors";

type Values = Record<string, string>;
type Check = (values: Values) => FieldErrors;

/** Sends what was typed; answers what the server refuses of single fields, if anything. */
type Send = (values: Values, form: HTMLFormElement) => Promise<FieldErrors | undefined>;

const typedInto = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLElement) || !((field.getAttribute("name") ?? "") in errors)) continue;
    field.focus();
    return;
  }
}

/**
 * A form whose fields belong to the browser: what was typed before hydration stays. Its check is fetched when
 * someone begins to fill it in; where it cannot be fetched the form is sent unchecked, as the server checks again. A
 * field is checked at the first sending and from then on as it changes.
 */
export function useNativeForm(loadCheck: () => Promise<Check>, send: Send) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setIsPending] = useState(false);
  /** What the last check found; null before the first sending. */
  const complaints = useRef<FieldErrors>(null);

  async function check(form: HTMLFormElement): Promise<FieldErrors> {
    const complain = await loadCheck().catch(() => null);
    complaints.current = complain?.(typedInto(form)) ?? {};
    return complaints.current;
  }

  function show(form: HTMLFormElement, found: FieldErrors): void {
    setErrors(found);
    focusFirst(form, found);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const found = await check(form);
    show(form, found);
    if (Object.keys(found).length > 0) return;
    const refused = await send(typedInto(form), form);
    if (refused) show(form, refused);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    void submit(event.currentTarget).finally(() => setIsPending(false));
  }

  async function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>): Promise<void> {
    const before = complaints.current;
    if (!before) return;
    const found = await check(currentTarget);
    setErrors((shown) => errorsAfterChange(shown, (target as HTMLInputElement).name, before, found));
  }

  const onFocus = () => void loadCheck().catch(() => null);
  return {
    errors,
    isPending,
    bind: { method: "post", noValidate: true, onSubmit, onInput, onFocus },
  } as const;
}
