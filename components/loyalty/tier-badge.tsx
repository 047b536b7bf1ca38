import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { Tier } from "@/lib/tier";

const VARIANTS: Record<Tier, BadgeProps["variant"]> = {
  VIP: "vip",
  Gold: "gold",
  Silver: "silver",
  Bronze: "bronze",
  None: "muted",
};

/** A loyalty tier in its color; VIP has a crown. */
export function TierBadge({ tier, className }: { tier: Tier; className?: string }) {
  return (
    <Badge variant={VARIANTS[tier]} className={className}>
      {tier === "VIP" ? (
        <svg viewBox="0 0 24 24" aria-hidden="true" className="fill-current">
          <path d="M3 7.5 7.6 11 12 4l4.4 7L21 7.5 19.4 18H4.6Z" />
        </svg>
      ) : null}
      {tier}
    </Badge>
  );
}
