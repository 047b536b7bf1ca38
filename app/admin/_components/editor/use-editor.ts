import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { showToast } from "@/components/feedback/toast";
import { showFieldErrors } from "@/components/forms/show-field-errors";
import { submitComplete } from "@/components/forms/submit-complete";
import { type ActionResult, answerOfRejected, failureText } from "@/lib/actions/result";
import { SCREEN_WAIT_MS } from "../screen-wait";
import { useCall } from "../use-call";
import type { OutcomeLabels } from "./item-labels";

type Options<Values extends FieldValues, Version> = {
  form: UseFormReturn<Values>;
  /**
   * The version the server has now, undefined for a new object and one that somebody else has deleted; changes with the
   * screen that an answer brings.
   */
  latestVersion: Version | undefined;
  /** Compares two versions; by identity unless given. */
  isSameVersion?: (one: Version, other: Version) => boolean;
  /** Reads the newest version after a conflict, for a list that may no longer contain the object. */
  readLatest?: () => Promise<void>;
  /** True while an image is being uploaded, which a submission would leave out. */
  isImageBusy: boolean;
  /** `version` is the one the edit started from. */
  save: (values: Values, version: Version | undefined) => Promise<ActionResult<unknown>>;
  words: OutcomeLabels;
  onDone: () => void;
};

/**
 * Validates fields with an error again when another field changes, because the schema compares fields with each other.
 * Errors from the server stay until their own field changes.
 */
function useRecheck<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        callback: ({ name: changed, type, errors = {} }) => {
          if (type !== "change") return;
          const others = Object.entries(errors).filter(([field, error]) => field !== changed && error?.type);
          if (others.length > 0) void form.trigger(others.map(([field]) => field as FieldPath<Values>));
        },
      }),
    [form],
  );
}

/**
 * Calls `finish` once the screen behind the dialog shows what was saved. A dialog opened again before that would begin
 * with the old values, and its save would conflict with the own one.
 */
function useFinish(finish: () => void) {
  const [isSaved, setIsSaved] = useState(false);
  const { isPending, call } = useCall();
  const finishNow = useEffectEvent(finish);
  useEffect(() => {
    if (!isSaved) return;
    if (!isPending) return finishNow();
    const timer = setTimeout(() => finishNow(), SCREEN_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isSaved, isPending]);
  return { isSaved, call, finishOnceShown: () => setIsSaved(true) };
}

/**
 * Submits a form to its action, shows the result, and puts the server's errors on their fields. When somebody else
 * saved first the newer version comes with the answer; it keeps what was typed, and waits for a decision.
 */
export function useEditor<Values extends FieldValues, Version>(options: Options<Values, Version>) {
  const {
    form,
    latestVersion,
    isSameVersion = Object.is,
    readLatest,
    isImageBusy,
    save,
    words,
    onDone,
  } = options;
  useRecheck(form);
  const formElement = useRef<HTMLFormElement>(null);
  const [version, setVersion] = useState(latestVersion);
  const [hasConflict, setHasConflict] = useState(false);
  const { isSaved, call, finishOnceShown } = useFinish(() => {
    showToast(words.done);
    onDone();
  });
  const isConflict = hasConflict && latestVersion !== undefined;
  const isPending = form.formState.isSubmitting || isSaved;
  const canSubmit = !isPending && !isImageBusy && !isConflict;

  const send = async (values: Values, from: Version | undefined) => {
    // A call that rejects is a failure like any other: the typed text stays.
    const result = await call(() => save(values, from).catch(answerOfRejected));
    if (result?.ok) return finishOnceShown();
    // A new object has no version to catch up with: there the sentence says what to do.
    if (result?.code === "conflict" && latestVersion !== undefined) {
      setHasConflict(true);
      await readLatest?.();
      // The notice in the dialog says so; a toast would lie over its buttons.
      return;
    }
    showFieldErrors(form, result?.fieldErrors ?? {});
    showToast({
      title: words.failed.title,
      description: failureText(result, words.failed.description),
      variant: "destructive",
    });
  };

  const submitFrom = (from: Version | undefined) => {
    if (formElement.current) void submitComplete(form, formElement.current, (values) => send(values, from));
  };

  const catchUp = () => {
    setVersion(latestVersion);
    setHasConflict(false);
  };

  const isNewer =
    version !== undefined && latestVersion !== undefined && !isSameVersion(latestVersion, version);

  return {
    /** For the form element that holds the fields. */
    formElement,
    /** Does nothing unless `canSubmit`: the keyboard reaches it past a disabled button. */
    submit: () => {
      if (canSubmit) submitFrom(version);
    },
    /** False during and after a submission, while an image is being uploaded, and until a conflict is decided. */
    canSubmit,
    /** True from the start of a submission; stays true once it has succeeded. */
    isPending,
    /** True once it has succeeded, until the dialog closes. */
    isSaved,
    isConflict,
    /** True when the other person's version has been loaded and no image is being uploaded. */
    canDecide: isNewer && !isImageBusy,
    takeTheirs: (theirs: Values) => {
      form.reset(theirs);
      catchUp();
    },
    keepMine: () => {
      catchUp();
      submitFrom(latestVersion);
    },
  };
}
