"use client";

import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { buttonVariants } from "@/components/controls/button-variants";
import { showToast } from "@/components/feedback/toast";
import { NativeField } from "@/components/forms/native-field";
import { SelectField } from "@/components/forms/select-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useNativeForm } from "@/components/forms/use-native-form";
import { KIND_KEY, MESSAGE_KINDS } from "@/lib/messages/kinds";
import type { contactPromise } from "@/lib/shop/policies";
import { askForToken, sendMessage } from "./contact-calls";

/** A literal, type-checked against lib/shop, so that the browser does not load that module. */
const PROMISE: typeof contactPromise.sentence = "We'll get back to you within 24 hours.";
/** The resolver is larger than the form, so it is loaded when the form gets its first input. */
const loadCheck = async () => (await import("./check")).checkContact;

const MAX_ABOUT = 127;

/** The first words of a question about a product, whose name is in the address. */
const aboutProduct = (name: string) =>
  `About ${name
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_ABOUT)}: `;

/**
 * What was typed into a message that is not sent yet, and the query of the address it was typed at, for a visitor who
 * follows a link and comes back. In memory only, so that nothing of it stays on the device.
 */
let draft: { fields: FormData; search: string } | undefined;

/**
 * The kind of request, or the product a question is about; nothing that was chosen or typed already is replaced, but
 * for a kind that was chosen at another address.
 */
function fillFromAddress(form: HTMLFormElement): void {
  const { search } = window.location;
  const asked = new URLSearchParams(search).get(KIND_KEY);
  if (!asked) return;
  const kind = form.elements.namedItem("kind");
  const message = form.elements.namedItem("message");
  if (Object.hasOwn(MESSAGE_KINDS, asked)) {
    const isFree = draft && draft.search !== search;
    if (kind instanceof HTMLSelectElement && (isFree || kind.selectedIndex === 0)) kind.value = asked;
  } else if (message instanceof HTMLTextAreaElement && !message.value) {
    message.value = aboutProduct(asked);
  }
}

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [stage, setStage] = useState<"first" | "sent" | "another">("first");
  // The page is the same for everybody, so the address is read in the browser.
  useEffect(() => {
    if (form.current) fillFromAddress(form.current);
  }, []);
  if (stage === "sent") return <ThankYou onAgain={() => setStage("another")} />;
  return <MessageForm form={form} takesFocus={stage === "another"} onSent={() => setStage("sent")} />;
}

type MessageFormProps = {
  form: RefObject<HTMLFormElement | null>;
  /** The button that had the focus is gone with what stood in the form's place. */
  takesFocus: boolean;
  onSent: () => void;
};

function MessageForm({ form, takesFocus, onSent }: MessageFormProps) {
  const token = useRef<Promise<string | undefined>>(undefined);
  useEffect(() => {
    for (const [name, value] of draft?.fields ?? [])
      Object.assign(form.current?.elements.namedItem(name) ?? {}, { value });
  }, [form]);
  const { errors, isPending, bind } = useNativeForm(loadCheck, async (values) => {
    const refusal = await sendMessage({ ...values, formToken: await token.current });
    if (refusal) {
      showToast({ title: "Error", description: refusal.sentence, variant: "destructive" });
      return refusal.fields;
    }
    draft = undefined;
    showToast({ title: "Message sent!", description: PROMISE });
    onSent();
  });

  function onInput(event: FormEvent<HTMLFormElement>) {
    draft = { fields: new FormData(event.currentTarget), search: window.location.search };
    void bind.onInput(event);
  }

  function begin() {
    bind.onFocus();
    token.current ??= askForToken();
  }

  return (
    <form ref={form} className="grid gap-5" {...bind} onInput={onInput} onFocus={begin}>
      <div className="grid gap-5 sm:grid-cols-2">
        <NativeField
          name="name"
          label="Name"
          errors={errors}
          autoComplete="name"
          autoFocus={takesFocus}
          required
        />
        <NativeField name="email" label="Email" errors={errors} type="email" autoComplete="email" required />
      </div>
      <NativeField name="phone" label="Phone (optional)" errors={errors} type="tel" autoComplete="tel" />
      <SelectField name="kind" label="What is it about?" options={Object.entries(MESSAGE_KINDS)} />
      <NativeField name="message" label="Message" errors={errors} isLong rows={6} required />
      <div className="hidden" aria-hidden="true">
        <label>
          Leave this field empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton
        size="lg"
        className="w-full"
        label="Send Message"
        pendingLabel="Sending..."
        isPending={isPending}
      />
    </form>
  );
}

/** Not a live region: the toast has told screen readers already. */
function ThankYou({ onAgain }: { onAgain: () => void }) {
  const view = useRef<HTMLDivElement>(null);
  // Shorter than the form, so that on a phone its first words would be behind the header of the page.
  useEffect(() => {
    view.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={view} data-sent className="grid min-h-96 content-center justify-items-center gap-4 text-center">
      <p className="font-display font-semibold text-heading">Thank You!</p>
      <p className="max-w-prose text-muted-foreground">Your message is with us. {PROMISE}</p>
      <button
        type="button"
        className={buttonVariants({ variant: "outline", size: "lg" })}
        onClick={onAgain}
        // biome-ignore lint/a11y/noAutofocus: the form that had the focus is gone; without this the focus returns to the top of the page
        autoFocus
      >
        Send Another Message
      </button>
    </div>
  );
}
