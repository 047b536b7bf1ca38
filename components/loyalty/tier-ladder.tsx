import { TierBadge } from "@/components/loyalty/tier-badge";
import { loyaltyTiers } from "@/lib/shop/policies";

/** The vertical offset of each step on wide screens. */
const STEPS = ["lg:mt-30", "lg:mt-20", "lg:mt-10", "lg:mt-0"];

/** The tiers from lowest to highest: required visits, benefits, and which benefits carry over. */
export function TierLadder() {
  return (
    <ol className="grid lg:grid-cols-4 lg:gap-4">
      {loyaltyTiers.map(({ name, visits, benefit, detail, keeps }, index) => (
        <li
          key={name}
          className={`grid grid-cols-[minmax(min-content,4.5rem)_1fr] max-narrow:grid-cols-1 content-start gap-x-4 gap-y-2 border-primary border-l-4 bg-card p-5 shadow-card max-lg:border-b max-lg:border-b-border max-lg:first:rounded-t-xl max-lg:last:rounded-b-xl max-lg:last:border-b-0 lg:grid-cols-1 lg:rounded-xl lg:border-t-4 lg:border-l-0 lg:p-6 ${STEPS[index]}`}
        >
          <p className="grid content-start justify-items-start lg:mb-2">
            <span className="text-title tabular-nums leading-none">{visits}</span>
            <span className="text-muted-foreground text-sm">visits</span>
          </p>
          <div className="grid content-start gap-2">
            <TierBadge tier={name} className="justify-self-start px-3 py-1 text-sm" />
            <p className="font-semibold text-xl leading-tight">{benefit}</p>
            <p className="text-muted-foreground">{detail}</p>
            {keeps && <p className="font-medium text-info text-sm">{keeps}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
