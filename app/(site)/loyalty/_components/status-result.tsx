"use client";

import { useEffect, useState } from "react";
import { TierBadge } from "@/components/loyalty/tier-badge";
import type { LoyaltyStatus } from "@/lib/loyalty/lookup-by-phone";

const visits = (count: number) => `${count} ${count === 1 ? "visit" : "visits"}`;

/** A member's tier, visits and way to the next tier; VIP is the top and has no bar. */
export function StatusResult({ status }: { status: LoyaltyStatus }) {
  const { tier, checkinCount, nextTier, nextTierRequirement, customer, memberCode } = status;
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
          <span className="text-subheading tabular-nums">{visits(checkinCount)}</span>
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
              {visits(nextTierRequirement - checkinCount)} to {nextTier}
            </p>
          </div>
        ) : (
          <p className="text-muted-foreground text-sm">You are at the top: 15% off, for life.</p>
        )}
      </div>
      <MemberQr code={memberCode} />
    </div>
  );
}

/** Drawn here from the code alone: no picture service learns who asked. The drawing code comes when it is needed. */
function MemberQr({ code }: { code: string }) {
  const [drawing, setDrawing] = useState<{ path: string; size: number } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import("./qr-path").then(({ qrPath }) => {
      if (isCurrent) setDrawing(qrPath(code));
    });
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return (
    <figure className="grid justify-items-center gap-2">
      <div className="grid size-40 place-items-center rounded-lg bg-code-paper p-2">
        {drawing && (
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
      <figcaption className="max-w-40 text-center text-muted-foreground text-xs">
        Show this at the counter. Good for 10 minutes.
      </figcaption>
    </figure>
  );
}
