"use client";

import type { ReactNode } from "react";
import { CloseIcon } from "@/components/illustrations/icons";
import { storeChoice } from "@/components/layout/cookie-consent";
import { buttonVariants } from "@/components/ui/button-variants";

/** Asks for a choice, or says that the browser's opt-out signal was taken as one. */
export function CookieBanner({ hasSignal, policyLink }: { hasSignal: boolean; policyLink: ReactNode }) {
  return (
    <section
      aria-label="Cookies"
      data-cookie-banner
      className="fixed inset-x-3 bottom-3 z-40 animate-rise-in rounded-xl border border-glass-line bg-popover p-4 pr-14 text-popover-foreground shadow-overlay sm:right-auto sm:left-5 sm:bottom-5 sm:max-w-md sm:p-5 sm:pr-14"
    >
      <h2 className="font-sans font-semibold">{hasSignal ? "Opt-out signal honored" : "Cookies"}</h2>
      <p className="mt-1 text-muted-foreground text-sm">
        {hasSignal
          ? "Your browser sends Global Privacy Control, so optional cookies are declined and our chat widget stays off. "
          : "We would like to load a shop widget that sets cookies. Nothing optional loads unless you accept. "}
        {policyLink}
      </p>
      <div className="mt-4 flex gap-3">
        {hasSignal ? (
          <Choice label="OK" onChoose={() => storeChoice("declined")} variant="default" />
        ) : (
          <>
            <Choice label="Accept" onChoose={() => storeChoice("accepted")} variant="default" />
            <Choice label="Decline" onChoose={() => storeChoice("declined")} variant="outline" />
          </>
        )}
      </div>
      <button
        type="button"
        onClick={() => storeChoice("declined")}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
      >
        <CloseIcon className="size-5" />
        <span className="sr-only">Close and decline cookies</span>
      </button>
    </section>
  );
}

function Choice({
  label,
  variant,
  onChoose,
}: {
  label: string;
  variant: "default" | "outline";
  onChoose: () => void;
}) {
  return (
    <button type="button" onClick={onChoose} className={buttonVariants({ variant, size: "default" })}>
      {label}
    </button>
  );
}
