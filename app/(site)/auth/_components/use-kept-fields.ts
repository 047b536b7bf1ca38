import { useCallback } from "react";

/** What was typed into the fields of a form, by their names. */
export type KeptFields = Map<string, string>;

/** A ref for a native form that goes while another is shown in its place: it comes back with what was typed into it. */
export function useKeptFields(kept: KeptFields) {
  return useCallback(
    (form: HTMLFormElement) => {
      for (const [name, text] of kept) {
        const field = form.elements.namedItem(name);
        if (field instanceof HTMLInputElement) field.value = text;
      }
      return () => {
        for (const [name, text] of new FormData(form)) kept.set(name, String(text));
      };
    },
    [kept],
  );
}
