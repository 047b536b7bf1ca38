import { TierBadge } from "@/components/loyalty/tier-badge";
import { loyaltyTiers } from "@/lib/shop/policies";

/** The tiers side by side, lowest first. */
export function TierComparison() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {loyaltyTiers.map(({ name, visits, benefit, detail }) => (
        <li key={name} className="flex flex-col items-start gap-4 rounded-xl border bg-card p-6 shadow-card">
          <TierBadge tier={name} className="px-3 py-1 text-sm" />
          <p className="font-display font-semibold text-heading lg:min-h-[2lh]">{benefit}</p>
          <p className="text-muted-foreground">{detail}</p>
          <p className="mt-auto w-full border-t pt-4 font-medium tabular-nums">{visits} visits</p>
        </li>
      ))}
    </ul>
  );
}
