import { Section, SectionHeader } from "@/components/layout/section";
import { Unbroken } from "@/components/text/unbroken";
import { hoursText } from "@/lib/hours/every-day";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { nextExceptionSentence } from "@/lib/hours/words";
import { listWords } from "@/lib/list-words";
import { loyaltyTiers } from "@/lib/shop/policies";

const tierNames = listWords(loyaltyTiers.map(({ name }) => name));

const fromRegister = {
  title: "Straight from the register",
  text: "Prices and stock on this site come from the register, with the time they were read.",
};
const onRequest = {
  title: "Ask about anything",
  text: "Send us the name of a piece and we will look on the shelf for you.",
};

type Props = {
  exceptions: readonly HoursExceptionDto[];
  /** Whether a register is connected, whose prices the site shows. */
  isConnected: boolean;
};

const features = ({ exceptions, isConnected }: Props) => [
  {
    title: "Rewards without a card",
    text: `Your phone number is enough. Visits add up to ${tierNames}, and your tier takes money off at checkout.`,
  },
  isConnected ? fromRegister : onRequest,
  {
    title: "People who know glass",
    text: "Tell us what broke, what you like and what you want to spend. We will show you three pieces, not thirty.",
  },
  {
    title: "Open 7 days",
    text: `${hoursText.range}, before work and after it, with an ATM inside.${nextExceptionSentence(exceptions)}`,
  },
];

/** Four reasons to come, in a section that is dusk in both themes. */
export function FeatureCards(props: Props) {
  return (
    <Section tone="dusk" aria-labelledby="features">
      <SectionHeader id="features" title="Why people come back" />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {features(props).map(({ title, text }) => (
          <li
            key={title}
            className="rounded-xl border border-glass-line bg-card/60 p-6 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
          >
            <span aria-hidden="true" className="neon-line mb-5 block h-0.5 w-10 rounded-full" />
            <h3 className="text-subheading">{title}</h3>
            <p className="mt-3 text-muted-foreground">
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
