"use client";

import { type ReactNode, type RefObject, useId } from "react";
import { isBackdropClick } from "@/components/browser/is-backdrop-click";
import { buttonVariants } from "@/components/controls/button-variants";
import { CloseIcon } from "@/components/illustrations/icons";
import { Unbroken } from "@/components/text/unbroken";
import type { DealCardView } from "@/lib/deals/deal-card";

/** The details of one deal in a native dialog, which traps focus, closes on Escape and restores focus. */
export function DealDialog({
  deal,
  dialog,
  onClose,
  children,
}: {
  deal: DealCardView | null;
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  /** How a deal is redeemed. */
  children: ReactNode;
}) {
  const title = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes on Escape; the click is for pointers.
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onClose={onClose}
      // Safari ignores closedby="any".
      onClick={(event) => isBackdropClick(event) && event.currentTarget.close()}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-2xl border bg-popover p-0 text-popover-foreground shadow-overlay backdrop:bg-overlay"
    >
      {deal && (
        <form method="dialog" className="grid gap-5 p-6 sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <h2 id={title} className="wrap-anywhere text-heading">
              <Unbroken text={deal.title} />
            </h2>
            <button
              type="submit"
              aria-label="Close"
              className={`${buttonVariants({ variant: "ghost", size: "icon" })} -mt-1.5 -mr-2.5`}
            >
              <CloseIcon />
            </button>
          </div>
          {deal.offer && <p className="wrap-anywhere text-primary text-title leading-none">{deal.offer}</p>}
          <p className="wrap-anywhere whitespace-pre-line">{deal.description}</p>
          <dl className="grid gap-3 border-t pt-5 sm:grid-cols-2">
            {deal.repeats && <DealTerm term="When" text={deal.repeats} className="sm:col-span-2" />}
            <DealTerm term="Starts" text={deal.startsExactly} />
            <DealTerm term="Ends" text={deal.endsExactly} />
          </dl>
          <div className="text-muted-foreground text-sm">{children}</div>
          <button type="submit" className={buttonVariants({ size: "lg" })}>
            Got it
          </button>
        </form>
      )}
    </dialog>
  );
}

function DealTerm({ term, text, className }: { term: string; text: string; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-muted-foreground text-sm">{term}</dt>
      <dd className="font-semibold tabular-nums">{text}</dd>
    </div>
  );
}
