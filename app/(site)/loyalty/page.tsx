import { LoyaltyScene } from "@/components/illustrations/scenes/loyalty-scene";
import { PageHeader } from "@/components/layout/page-header";
import { Section, SectionHeader } from "@/components/layout/section";
import { Steps } from "@/components/layout/steps";
import { StatusChecker } from "@/components/loyalty/status-checker";
import { TierLadder } from "@/components/loyalty/tier-ladder";
import { NeedsScript } from "@/components/text/needs-script";
import { pageMetadata } from "@/lib/seo/metadata";
import { pointsExpiry } from "@/lib/shop/policies";
import { shop } from "@/lib/shop/shop";

export const dynamic = "force-static";
export const metadata = pageMetadata("loyalty");

const steps = [
  {
    title: "Give your number",
    text: "Joining is free. Tell us your phone number the next time you pay: there is no card and no app to install.",
  },
  {
    title: "Visit",
    text: "Each paid visit to the shop is one check-in, by your phone number or by the QR code you get with your status.",
  },
  {
    title: "Move up",
    text: "Five visits make you Bronze. Silver, Gold and VIP follow, and your discount is taken off at checkout.",
  },
];

const redemption = [
  {
    title: "Before you pay",
    text: "Say your phone number, or show your QR code. We see your tier at the register.",
  },
  {
    title: "Have your ID ready",
    text: `Rewards are for members ${shop.minimumAge} and older. We check a valid government photo ID every time, even if we know you.`,
  },
  {
    title: "At checkout",
    text: "Your tier's discount comes off in the store. Gold members choose their accessory from our non-tobacco accessories.",
  },
  { title: "Keep them alive", text: pointsExpiry.sentence },
];

export default function LoyaltyPage() {
  return (
    <>
      <PageHeader
        eyebrow="Free rewards program"
        title="Every visit counts"
        scene={<LoyaltyScene />}
        lead="We count visits, not dollars. Come in, give your number at checkout, and move from Bronze to VIP."
      >
        <section
          id="check-status"
          aria-labelledby="check-title"
          className="w-full max-w-xl scroll-mt-24 rounded-xl border bg-card p-5 shadow-raised"
        >
          <h2 id="check-title" className="mb-3 text-subheading">
            Check your status
          </h2>
          <NeedsScript>This look-up needs JavaScript. At the counter your number is enough.</NeedsScript>
          <StatusChecker />
        </section>
      </PageHeader>
      <Section aria-labelledby="tiers">
        <SectionHeader
          id="tiers"
          title="Four tiers, one ladder"
          lead="Each step keeps what the one below it gave you, or gives you more."
        />
        <TierLadder />
      </Section>
      <Section tone="muted" aria-labelledby="how">
        <SectionHeader id="how" title="How it works" />
        <Steps items={steps} />
      </Section>
      <Section aria-labelledby="redeem">
        <SectionHeader id="redeem" title="Using your rewards" />
        <Steps items={redemption} />
      </Section>
    </>
  );
}
