import { Section, SectionHeader } from "@/components/layout/section";
import { Steps } from "@/components/layout/steps";
import { PointList } from "@/components/text/point-list";
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

export const DealTips = () => <PointList id="deal-tips" title="Tips" points={tips} />;
