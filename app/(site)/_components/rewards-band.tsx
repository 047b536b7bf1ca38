import { Section, SectionHeader } from "@/components/layout/section";
import { StatusChecker } from "@/components/loyalty/status-checker";
import { NeedsScript } from "@/components/text/needs-script";
import { loyaltyTiers } from "@/lib/shop/policies";

/** A short form of the tier ladder beside the status check. */
export function RewardsBand() {
  return (
    <Section tone="dusk" aria-labelledby="rewards" className="grid gap-8 lg:grid-cols-2 lg:gap-16">
      <div>
        <SectionHeader
          id="rewards"
          title="Where do you stand?"
          lead="Your phone number is your card. Type it in and see your tier."
          className="mb-6 md:mb-6"
        />
        <NeedsScript>This look-up needs JavaScript. At the counter your number is enough.</NeedsScript>
        <StatusChecker />
      </div>
      <ol className="grid content-center divide-y divide-glass-line">
        {loyaltyTiers.toReversed().map(({ name, visits, benefit }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(min-content,6.5rem)_minmax(min-content,5rem)_1fr] items-baseline gap-3 py-3.5 max-narrow:grid-cols-2"
          >
            <span className="text-muted-foreground text-sm">
              <span className="text-heading text-primary tabular-nums leading-none">{visits}</span> visits
            </span>
            <span className="font-semibold">{name}</span>
            <span className="text-right text-muted-foreground max-narrow:col-span-2 max-narrow:text-left">
              {benefit}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
