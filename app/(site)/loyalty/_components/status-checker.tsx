"use client";

import dynamic from "next/dynamic";
import { type FormEvent, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { fieldClass } from "@/components/ui/field-class";
import type { LoyaltyStatus } from "@/lib/loyalty/lookup-by-phone";
import type { api } from "@/lib/routes";

const StatusResult = dynamic(() => import("./status-result").then((part) => part.StatusResult));

/** Typed by the table of addresses without carrying it to the browser. */
const customerPath = (digits: string): ReturnType<typeof api.loyaltyCustomer> =>
  `/api/loyalty/customer/${encodeURIComponent(digits)}`;

/** One sentence for every failure, as the specification asks: it tells nobody which numbers are known. */
const FAILED = "No rewards account found for this phone number. Make a purchase to get started!";

type Lookup =
  | { state: "idle" }
  | { state: "checking" }
  | { state: "failed" }
  | { state: "found"; status: LoyaltyStatus };

async function lookUp(phone: string): Promise<Lookup> {
  try {
    const response = await fetch(customerPath(phone.replace(/\D/g, "")));
    return response.ok ? { state: "found", status: await response.json() } : { state: "failed" };
  } catch {
    return { state: "failed" };
  }
}

/** The place of the result, with what it will show and what it will not. */
function CardToCome({ isChecking }: { isChecking: boolean }) {
  return (
    <div
      className={`grid min-h-44 grid-cols-[1fr_auto] items-center gap-6 rounded-xl border border-border-strong border-dashed p-6 ${isChecking ? "animate-breathe" : ""}`}
    >
      <div className="grid gap-2">
        <p className="font-semibold">Your tier, your visits and a code for the counter appear here.</p>
        <p className="text-muted-foreground text-sm">
          We show your first name, last initial, tier and visits, and nothing else about you. Your number is
          not kept by this page.
        </p>
      </div>
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        className="size-16 fill-none stroke-2 stroke-input sm:size-24"
      >
        <path d="M5 5h14v14H5ZM29 5h14v14H29ZM5 29h14v14H5ZM10 10h4v4h-4ZM34 10h4v4h-4ZM10 34h4v4h-4ZM27 28h5v5M38 27h5M36 34h7v9M27 38v5h6" />
      </svg>
    </div>
  );
}

/** Idle, then checking, then a result or one sentence (SPEC section 4). */
export function StatusChecker() {
  const [lookup, setLookup] = useState<Lookup>({ state: "idle" });
  const isChecking = lookup.state === "checking";

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const phone = String(new FormData(event.currentTarget).get("phone") ?? "");
    setLookup({ state: "checking" });
    setLookup(await lookUp(phone));
  }

  return (
    <div className="grid gap-6">
      <form method="post" onSubmit={check} className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <div className="grid gap-2">
          <label htmlFor="phone" className="font-medium">
            Phone number
          </label>
          <input
            className={`${fieldClass} h-13`}
            id="phone"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="(702) 555-0123"
            maxLength={40}
            required
          />
        </div>
        <button
          type="submit"
          disabled={isChecking}
          aria-busy={isChecking}
          className={`${buttonVariants({ size: "lg" })} sm:min-w-36`}
        >
          {isChecking ? "Checking..." : "Check Status"}
        </button>
      </form>
      <div aria-live="polite" className="grid min-h-44 content-start">
        {lookup.state === "failed" && (
          <p className="rounded-lg border border-border-strong border-dashed px-5 py-6">{FAILED}</p>
        )}
        {lookup.state === "found" && <StatusResult status={lookup.status} />}
        {(lookup.state === "idle" || isChecking) && <CardToCome isChecking={isChecking} />}
      </div>
    </div>
  );
}
