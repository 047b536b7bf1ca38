import { useRouter } from "next/navigation";
import { useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { showToast } from "@/components/feedback/toast";
import type { ActionResult } from "@/lib/actions/result";
import type { OutcomeLabels } from "./item-labels";

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** The version the server has now, undefined for a new object; grows when the list is fetched again. */
  latestVersion: number | undefined;
  /** `version` is the one the edit started from. */
  save: (values: Values, version: number | undefined) => Promise<ActionResult<unknown>>;
  words: OutcomeLabels;
  onDone: () => void;
};

function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fieldErrors: Record<string, string>,
): void {
  for (const [place, [field, message]] of Object.entries(fieldErrors).entries()) {
    form.setError(field as FieldPath<Values>, { message }, { shouldFocus: place === 0 });
  }
}

/**
 * Submits a form to its action, shows the result, and puts the server's errors on their fields. When somebody else
 * saved first it fetches the newer version, keeps what was typed, and waits for a decision.
 */
export function useEditor<Values extends FieldValues>(options: Options<Values>) {
  const { form, latestVersion, save, words, onDone } = options;
  const router = useRouter();
  const [version, setVersion] = useState(latestVersion);
  const [isConflict, setIsConflict] = useState(false);

  const send = async (values: Values, from: number | undefined) => {
    // A call that rejects is a failure like any other: the typed text stays.
    const result = await save(values, from).catch(() => null);
    if (result?.ok) {
      showToast(words.done);
      onDone();
      return;
    }
    if (result?.code === "conflict") {
      setIsConflict(true);
      router.refresh();
    }
    showFieldErrors(form, result?.fieldErrors ?? {});
    showToast({
      title: words.failed.title,
      description: result?.message || words.failed.description,
      variant: "destructive",
    });
  };

  const catchUp = () => {
    setVersion(latestVersion);
    setIsConflict(false);
  };

  return {
    submit: form.handleSubmit((values) => send(values, version)),
    isPending: form.formState.isSubmitting,
    isConflict,
    /** True when the other person's version has been loaded. */
    isNewerHere: latestVersion !== version,
    takeTheirs: (theirs: Values) => {
      form.reset(theirs);
      catchUp();
    },
    keepMine: () => {
      catchUp();
      form.handleSubmit((values) => send(values, latestVersion))();
    },
  };
}
