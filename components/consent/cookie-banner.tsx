"use client";

import type { ReactNode } from "react";
import { storeChoice } from "@/components/consent/cookie-consent";
import { buttonVariants } from "@/components/controls/button-variants";
import { CloseIcon } from "@/components/illustrations/icons";
import type { OptionalParts } from "@/lib/shop/optional-parts";

/** The button that has the focus goes with the bar. */
function choose(choice: "accepted" | "declined"): void {
  document.getElementById("main")?.focus({ preventScroll: true });
  storeChoice(choice);
}

/**
 * Keeps toasts clear of the bar, whose height depends on how its words wrap. A property of the root would have every
 * element of the page styled anew.
 */
function holdClear(bar: HTMLElement): (() => void) | undefined {
  const toasts = document.getElementById("toasts");
  if (!toasts) return;
  const watch = new ResizeObserver(() =>
    toasts.style.setProperty("--cookie-banner", `${bar.offsetHeight}px`),
  );
  watch.observe(bar);
  return () => {
    watch.disconnect();
    toasts.style.removeProperty("--cookie-banner");
  };
}

function optionalThings({ hasWidget, hasReviewPhotos }: OptionalParts): string {
  const things = [hasWidget && "chat", hasReviewPhotos && "review photos"];
  return things.filter(Boolean).join(" and ");
}

/**
 * Asks for a choice in a slim bar, or says that the browser's opt-out signal was taken as one. It also names the map,
 * which loads without consent.
 */
export function CookieBanner({
  hasSignal,
  policyLink,
  ...parts
}: OptionalParts & { hasSignal: boolean; policyLink: ReactNode }) {
  const optional = optionalThings(parts);
  const ask = optional ? `With your OK we load ${optional}.` : "We set no optional cookies.";
  const honored = "Opt-out signal honored: optional cookies stay off.";
  return (
    <section
      ref={holdClear}
      aria-label="Cookies"
      data-cookie-banner
      className="fixed inset-x-0 bottom-(--reach-bar) z-40 animate-rise-in border-glass-line border-y bg-popover text-popover-foreground shadow-overlay md:border-b-0 print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 pr-13 max-sm:pl-3">
        <p className="min-w-0 flex-[1_1_20rem] text-[0.8125rem] text-muted-foreground leading-snug">
          {hasSignal ? honored : ask} The Google map loads when you reach it.
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {hasSignal || !optional ? (
            <Choice label="OK" onChoose={() => choose("declined")} variant="default" />
          ) : (
            <>
              <Choice label="Accept" onChoose={() => choose("accepted")} variant="default" />
              <Choice label="Decline" onChoose={() => choose("declined")} variant="outline" />
            </>
          )}
          <span className="ml-2 text-[0.8125rem]">{policyLink}</span>
        </div>
      </div>
      <button
        type="button"
        onClick={() => choose("declined")}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
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
    <button type="button" onClick={onChoose} className={`${buttonVariants({ variant, size: "sm" })} min-h-9`}>
      {label}
    </button>
  );
}
