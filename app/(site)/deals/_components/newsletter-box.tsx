"use client";

import { type FormEvent, useState } from "react";
import { buttonVariants } from "@/components/controls/button-variants";

/** As specified, it only logs and clears the field, so its text promises no subscription. */
export function NewsletterBox() {
  const [answer, setAnswer] = useState("Nothing you type here is sent or kept.");
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    console.info("Newsletter box: an address was entered. Nothing is sent or kept.");
    event.currentTarget.reset();
    setAnswer("Thank you. The newsletter has not started yet, so your address was neither sent nor kept.");
  };
  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-3">
      <label htmlFor="newsletter-email" className="font-semibold">
        Email address
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id="newsletter-email"
          name="email"
          size={1}
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          className="h-13 min-w-0 flex-[1_1_14rem] rounded-md border border-input bg-card px-3.5 text-base placeholder:text-muted-foreground"
        />
        <button type="submit" className={buttonVariants({ variant: "outline", size: "lg" })}>
          Send
        </button>
      </div>
      <p role="status" className="text-muted-foreground text-sm">
        {answer}
      </p>
    </form>
  );
}
