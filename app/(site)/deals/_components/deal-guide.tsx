import { Section, SectionHeader } from "@/components/layout/section";
import { Steps } from "@/components/layout/steps";
import { loyaltyTiers } from "@/lib/shop/policies";
import { SHOP_TIME_LABEL } from "@/lib/time";

const steps = [
  {
    title: "Pick a deal",
    text: `Open it and read the dates. All times on this page are ${SHOP_TIME_LABEL}.`,
  },
  {
    title: "Come to the shop",
    text: "Deals are redeemed in store only. Bring a valid government photo ID; we scan it.",
  },
  {
    title: "Name it at checkout",
    text: "Tell us which deal you came for and give your phone number, so the visit counts toward your tier.",
  },
] as const;

const memberTips = loyaltyTiers
  .slice(0, 1)
  .map(
    ({ visits, benefit }) =>
      `From ${visits} visits on, members take ${benefit.replace(" discount", " off")} on days without a deal too.`,
  );

const tips = [
  "What is live today comes first, then what is coming up.",
  "Ending Soon means three days or fewer. The exact end is in the deal.",
  ...memberTips,
  "Looking for one piece? Ask before you drive: a deal does not hold an item for you.",
];

export function HowDealsWork() {
  return (
    <Section tone="muted" aria-labelledby="how-deals-work">
      <SectionHeader id="how-deals-work" title="How deals work" />
      <Steps items={steps} />
    </Section>
  );
}

export function DealTips() {
  return (
    <section aria-labelledby="deal-tips">
      <h2 id="deal-tips" className="text-heading">
        Tips
      </h2>
      <ul className="mt-6 grid gap-4">
        {tips.map((tip) => (
          <li key={tip} className="grid grid-cols-[1.25rem_1fr] gap-3">
            <span aria-hidden="true" className="neon-line mt-3 h-0.5 w-5 rounded-full" />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}
