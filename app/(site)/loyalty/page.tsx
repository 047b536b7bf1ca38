import { StatusChecker } from "@/app/(site)/loyalty/_components/status-checker";
import { TierComparison } from "@/app/(site)/loyalty/_components/tier-comparison";
import { NeonSign } from "@/components/illustrations/neon-sign";
import { PageHeader } from "@/components/layout/page-header";
import { Section, SectionHeader } from "@/components/layout/section";
import { Steps } from "@/components/layout/steps";
import { buttonVariants } from "@/components/ui/button-variants";
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
    text: "Each paid visit to the shop is one check-in, by your phone number or by the QR code you get below.",
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
    text: `Rewards are for members ${shop.minimumAge} and older. We need a valid government photo ID every time, also from people we know.`,
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
        picture={<NeonSign glyph="loyalty" />}
        lead="We count visits, not dollars. Come in, give your number at checkout, and move from Bronze to VIP."
      >
        <a href="#check-status" className={buttonVariants({ size: "lg" })}>
          Check Rewards Status
        </a>
      </PageHeader>
      <Section aria-labelledby="how">
        <SectionHeader id="how" title="How it works" />
        <Steps items={steps} />
      </Section>
      <Section tone="dusk" id="check-status" aria-labelledby="check-title">
        <div className="grid gap-8 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
          <SectionHeader
            id="check-title"
            title="Check your status"
            lead="Type the phone number you give us at the register."
            className="mb-0 self-start md:mb-0"
          />
          <StatusChecker />
        </div>
      </Section>
      <Section aria-labelledby="tiers">
        <SectionHeader id="tiers" title="Four tiers" lead="What each tier takes, and what it gives." />
        <TierComparison />
      </Section>
      <Section tone="muted" aria-labelledby="redeem">
        <SectionHeader id="redeem" title="Using your rewards" />
        <Steps items={redemption} />
      </Section>
    </>
  );
}
