"use client";

import Form from "next/form";
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";

type Props = {
  /** The screen that the form asks for. */
  action: string;
  /** The fields by name, as the address has them. */
  shown: Record<string, string>;
  className?: string;
  role?: "search";
  children: ReactNode;
};

/**
 * Filters whose fields are parameters of the address; works without scripts. The fields follow the address when Back or
 * a link changes it, and keep the focus, and what is typed on, when the form itself did.
 */
export function AddressForm({ action, shown, className, role, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const texts = JSON.stringify(Object.values(shown));
  // What was typed before hydration is kept: the fields came with the first texts.
  const known = useRef(texts);
  useEffect(() => {
    if (!form.current || known.current === texts) return;
    known.current = texts;
    for (const [name, text] of Object.entries(shown)) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = text;
    }
  });
  const send = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const sent = new FormData(currentTarget);
    known.current = JSON.stringify(Object.keys(shown).map((name) => sent.get(name)));
  };
  return (
    <Form ref={form} action={action} scroll={false} className={className} role={role} onSubmit={send}>
      {children}
    </Form>
  );
}
