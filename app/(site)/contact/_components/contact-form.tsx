"use client";

import { useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { showToast } from "@/components/feedback/toast";
import { lazyResolver } from "@/components/forms/lazy-resolver";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { buttonVariants } from "@/components/ui/button-variants";
import { fieldClass, labelClass } from "@/components/ui/field-class";
import { Form } from "@/components/ui/form";
import { KIND_KEY, MESSAGE_KINDS, type MessageKind } from "@/lib/messages/kinds";
import type { ContactInput } from "@/lib/messages/schema";
import type { api } from "@/lib/routes";

/** Typed by the table of addresses without carrying it to the browser. */
const CONTACT: typeof api.contact = "/api/contact";
const FAILED = "Failed to send message. Please try again.";
const EMPTY: ContactInput = { name: "", email: "", phone: "", message: "", kind: "message", website: "" };
/** The checks weigh more than the form: they are fetched when someone begins to fill it in. */
const loadResolver = () => import("./resolver");

/** Proof that the form was opened by a person, asked for at the first touch. A form without it is still accepted. */
async function askForToken(): Promise<string | undefined> {
  try {
    const response = await fetch(CONTACT);
    if (!response.ok) return undefined;
    const { formToken } = (await response.json()) as { formToken: string };
    return formToken;
  } catch {
    return undefined;
  }
}

/** Null when the message is with the shop, else what to say: the one specified sentence, or when to come back. */
async function send(values: ContactInput): Promise<string | null> {
  try {
    const response = await fetch(CONTACT, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(values),
    });
    if (response.ok) return null;
    return (response.status === 429 && (await response.text())) || FAILED;
  } catch {
    return FAILED;
  }
}

const MAX_ABOUT = 127;

/** The beginning of a question about a product, whose name comes with the address. */
const aboutProduct = (name: string) =>
  `About ${name
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_ABOUT)}: `;

/** The kind of request, and the product a question is about. */
function fillFromAddress(form: UseFormReturn<ContactInput>): void {
  const params = new URLSearchParams(window.location.search);
  const kind = params.get(KIND_KEY) ?? "";
  if (kind in MESSAGE_KINDS) form.setValue("kind", kind as MessageKind);
  const about = params.get("about");
  if (about && !form.getValues("message")) form.setValue("message", aboutProduct(about));
}

export function ContactForm() {
  const token = useRef<Promise<string | undefined>>(undefined);
  const [isSent, setIsSent] = useState(false);
  const form = useForm<ContactInput>({
    resolver: lazyResolver(async () => (await loadResolver()).contactResolver),
    defaultValues: EMPTY,
    mode: "onSubmit",
    reValidateMode: "onChange",
  });

  // The page is the same for everybody: what its address asks for is chosen here.
  useEffect(() => {
    fillFromAddress(form);
  }, [form]);

  function begin() {
    void loadResolver();
    token.current ??= askForToken();
  }

  async function submit(values: ContactInput) {
    const description = await send({ ...values, formToken: await token.current });
    if (description !== null) {
      showToast({ title: "Error", description, variant: "destructive" });
      return;
    }
    showToast({ title: "Message sent!", description: "We'll get back to you within 24 hours." });
    form.reset(EMPTY);
    token.current = undefined;
    setIsSent(true);
  }

  if (isSent) return <ThankYou onAgain={() => setIsSent(false)} />;
  return (
    <Form {...form}>
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onFocus={begin}
        onSubmit={form.handleSubmit(submit)}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField control={form.control} name="name" label="Name" autoComplete="name" required />
          <TextField
            control={form.control}
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            required
          />
        </div>
        <TextField
          control={form.control}
          name="phone"
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
        />
        <div className="grid gap-2">
          <label htmlFor="contact-kind" className={labelClass}>
            What is it about?
          </label>
          <select id="contact-kind" className={`h-12 ${fieldClass}`} {...form.register("kind")}>
            {Object.entries(MESSAGE_KINDS).map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </select>
        </div>
        <TextField control={form.control} name="message" label="Message" isLong rows={6} required />
        <div className="hidden" aria-hidden="true">
          <label>
            Leave this field empty
            <input tabIndex={-1} autoComplete="off" {...form.register("website")} />
          </label>
        </div>
        <SubmitButton
          label="Send Message"
          pendingLabel="Sending..."
          isPending={form.formState.isSubmitting}
        />
      </form>
    </Form>
  );
}

function ThankYou({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="status" className="grid min-h-96 content-center justify-items-center gap-4 text-center">
      <p className="font-display font-semibold text-heading">Thank You!</p>
      <p className="max-w-prose text-muted-foreground">
        Your message is with us. We'll get back to you within 24 hours.
      </p>
      <button
        type="button"
        className={buttonVariants({ variant: "outline", size: "lg" })}
        onClick={onAgain}
        // biome-ignore lint/a11y/noAutofocus: the form that held the focus is gone; without it the keyboard starts at the top again
        autoFocus
      >
        Send Another Message
      </button>
    </div>
  );
}
