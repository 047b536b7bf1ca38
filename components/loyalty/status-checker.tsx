"use client";

import { type ComponentType, type FormEvent, useState } from "react";
import { ANSWER_TIMEOUT_MS, fetchWithin } from "@/components/api-client/fetch-within";
import { buttonVariants } from "@/components/controls/button-variants";
import { fieldClass } from "@/components/controls/field-class";
import { inactive } from "@/components/controls/inactive";
import type { LoyaltyStatus } from "@/lib/loyalty/lookup-by-phone";
import { LOOKUP_FAILED, LOOKUP_HELP } from "@/lib/loyalty/lookup-failed";
import type { api } from "@/lib/routes";
import type { StatusResultProps } from "./status-result";

/** Type-checked against lib/routes without loading that module in the browser. */
const customerPath = (digits: string): ReturnType<typeof api.loyaltyCustomer> =>
  `/api/loyalty/customer/${encodeURIComponent(digits)}`;

type Lookup =
  | { state: "idle" }
  | { state: "checking" }
  | { state: "failed" }
  | {
      state: "found";
      status: LoyaltyStatus;
      codeExpiresAt: number;
      phone: string;
      Result: ComponentType<StatusResultProps>;
    };

async function lookUp(phone: string): Promise<Lookup> {
  const askedAt = Date.now();
  try {
    const [response, { StatusResult: Result }] = await Promise.all([
      fetchWithin(ANSWER_TIMEOUT_MS, customerPath(phone.replace(/\D/g, ""))),
      // Only the few who look their number up need it.
      import("./status-result"),
    ]);
    if (!response.ok) return { state: "failed" };
    const status: LoyaltyStatus = await response.json();
    return { state: "found", status, codeExpiresAt: askedAt + status.codeExpiresInMs, phone, Result };
  } catch {
    return { state: "failed" };
  }
}

/** Checks a member's status by phone number: idle, checking, then a result or an error. */
export function StatusChecker() {
  const [lookup, setLookup] = useState<Lookup>({ state: "idle" });
  const isChecking = lookup.state === "checking";

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const phone = String(new FormData(event.currentTarget).get("phone") ?? "");
    setLookup({ state: "checking" });
    setLookup(await lookUp(phone));
  }

  /** Gets a new code for the same member and returns whether one came; when none did, the card stays. */
  async function renew(phone: string): Promise<boolean> {
    const fresh = await lookUp(phone);
    if (fresh.state !== "found") return false;
    setLookup((held) => (held.state === "found" && held.phone === phone ? fresh : held));
    return true;
  }

  return (
    <div className="grid gap-4">
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
          aria-busy={isChecking}
          className={`${buttonVariants({ size: "lg" })} sm:min-w-36`}
          {...(isChecking ? inactive : {})}
        >
          {isChecking ? "Checking..." : "Check Status"}
        </button>
      </form>
      <div className="grid min-h-16 content-start">
        {/* Not in the live region, which would say it again at each look-up. */}
        {(lookup.state === "idle" || isChecking) && (
          <p className={`text-muted-foreground text-sm ${isChecking ? "animate-breathe" : ""}`}>
            We show your first name, last initial, tier and visits, and a code for the counter. Your number is
            not kept by this page.
          </p>
        )}
        <div aria-live="polite">
          {lookup.state === "failed" && (
            <p className="rounded-lg border border-border-strong border-dashed px-4 py-3">
              {LOOKUP_FAILED}
              <span className="mt-1 block text-muted-foreground text-sm">{LOOKUP_HELP}</span>
            </p>
          )}
          {lookup.state === "found" && (
            <lookup.Result
              status={lookup.status}
              codeExpiresAt={lookup.codeExpiresAt}
              onRenew={() => renew(lookup.phone)}
            />
          )}
        </div>
      </div>
    </div>
  );
}
