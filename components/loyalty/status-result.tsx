"use client";

import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { inactive } from "@/components/controls/inactive";
import { TierBadge } from "@/components/loyalty/tier-badge";
import { countOf } from "@/lib/count";
import type { LoyaltyStatus } from "@/lib/loyalty/lookup-by-phone";
import { LOOKUP_HELP } from "@/lib/loyalty/lookup-failed";
import { qrPath } from "./qr-path";

export type StatusResultProps = {
  status: LoyaltyStatus;
  /** In ms since 1970 by the visitor's clock. */
  codeExpiresAt: number;
  /** Asks for a new code; false when none came. */
  onRenew: () => Promise<boolean>;
};

/** A member's tier, visits and way to the next tier; VIP is the top and has no bar. */
export function StatusResult({ status, codeExpiresAt, onRenew }: StatusResultProps) {
  const { tier, checkinCount, nextTier, nextTierRequirement, customer } = status;
  return (
    <div className="grid gap-6 rounded-xl border bg-card p-6 shadow-card sm:grid-cols-[1fr_auto]">
      <div className="grid content-start gap-4">
        <p className="text-muted-foreground">
          Hello,{" "}
          <span className="font-semibold text-foreground">
            {`${customer.firstName} ${customer.lastName}`.trim()}
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-3">
          <TierBadge tier={tier} className="px-3 py-1 text-sm" />
          <span className="text-subheading tabular-nums">{countOf(checkinCount, "visit")}</span>
        </p>
        {nextTier && nextTierRequirement ? (
          <div className="grid gap-2">
            <progress
              className="tier-progress"
              max={nextTierRequirement}
              value={checkinCount}
              aria-label={`Progress to ${nextTier}`}
            />
            <p className="text-muted-foreground text-sm">
              {countOf(nextTierRequirement - checkinCount, "visit")} to {nextTier}
            </p>
          </div>
        ) : (
          <p className="text-muted-foreground text-sm">You are at the top: 15% off, for life.</p>
        )}
      </div>
      <MemberQr status={status} codeExpiresAt={codeExpiresAt} onRenew={onRenew} />
    </div>
  );
}

/** How long before its end a code is renewed, so that the screen never shows an expired one. */
const RENEW_BEFORE_MS = 20_000;
/** The pause after a failed renewal. */
const AGAIN_MS = 15_000;

/**
 * Renews the code near its end while the page is visible. Returns whether it has expired, and whether it is one that
 * follows another without a break.
 */
function useRenewal(expiresAt: number, onRenew: () => void): { isExpired: boolean; isNext: boolean } {
  const [now, setNow] = useState(Date.now);
  const [isNext, setIsNext] = useState(false);
  const renew = useEffectEvent(onRenew);
  useEffect(() => {
    let askedAt = 0;
    const look = () => {
      const at = Date.now();
      setNow(at);
      if (at >= expiresAt) setIsNext(false);
      const isNear = at > expiresAt - RENEW_BEFORE_MS;
      if (!isNear || document.visibilityState === "hidden" || at - askedAt < AGAIN_MS) return;
      askedAt = at;
      // Before the answer, so that the new code finds it set.
      if (at < expiresAt) setIsNext(true);
      renew();
    };
    const timer = setInterval(look, 1_000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [expiresAt]);
  return { isExpired: now >= expiresAt, isNext };
}

/** The focus that the button has goes to what takes its place. */
const passFocusOn = (button: HTMLElement | null) => () => {
  if (button && button === document.activeElement) button.closest("figcaption")?.focus();
};

/** Asks for a new code by hand. That there is none is said by the live region around the card. */
function Expired({ onRenew }: Pick<StatusResultProps, "onRenew">) {
  const [stage, setStage] = useState<"first" | "asking" | "failed">("first");
  const renew = async () => {
    setStage("asking");
    if (!(await onRenew())) setStage("failed");
  };
  const isAsking = stage === "asking";
  return (
    <>
      <button
        ref={passFocusOn}
        type="button"
        aria-busy={isAsking}
        className="min-h-11 font-semibold underline"
        onClick={renew}
        {...(isAsking ? inactive : {})}
      >
        This code has expired. Get a fresh one
      </button>
      {stage === "failed" && <p>There is no fresh code for now. {LOOKUP_HELP}</p>}
    </>
  );
}

/** Rendered in the browser from the code, so that no picture service learns who asked. */
function MemberQr({ status, codeExpiresAt, onRenew }: StatusResultProps) {
  const { memberCode: code, shortCode } = status;
  const { isExpired, isNext } = useRenewal(codeExpiresAt, onRenew);
  // The card is rendered each second.
  const drawing = useMemo(() => qrPath(code), [code]);
  return (
    <figure className="grid justify-items-center gap-2">
      <div className="grid size-40 place-items-center rounded-lg bg-code-paper p-2 forced-color-adjust-none">
        {!isExpired && (
          <svg
            viewBox={`0 0 ${drawing.size} ${drawing.size}`}
            role="img"
            aria-label="Your member QR code"
            className="size-full"
          >
            <path d={drawing.path} className="fill-code-ink" />
          </svg>
        )}
      </div>
      <figcaption tabIndex={-1} className="max-w-40 text-balance text-center text-muted-foreground text-xs">
        {isExpired ? (
          <Expired onRenew={onRenew} />
        ) : (
          <>
            {/* The card is in a live region, which would read out a new code every ten minutes. */}
            <span
              aria-live={isNext ? "off" : undefined}
              className="block font-semibold text-base text-foreground tabular-nums tracking-wider"
            >
              {shortCode}
            </span>
            Show this at the counter, or say the code. It renews itself.
          </>
        )}
      </figcaption>
    </figure>
  );
}
