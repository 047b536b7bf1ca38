import { Section, SectionHeader } from "@/components/layout/section";
import { PointList } from "@/components/text/point-list";
import { eventRules } from "@/lib/shop/policies";
import { shop } from "@/lib/shop/shop";

const benefits = [
  {
    title: "Learn by doing",
    text: "Hands on the glass, not slides. You go home able to do it yourself.",
  },
  {
    title: "Ask the people who know",
    text: "Staff and guests who work with glass every day answer your questions.",
  },
  {
    title: "Meet the neighborhood",
    text: "Small groups, so you actually get to talk.",
  },
  {
    title: "It counts",
    text: "Buy something on the way out and the visit counts toward your tier, as on any other day.",
  },
] as const;

const guidelines = [
  `${shop.minimumAge} and over, with a valid government photo ID. No exceptions and no guests under age.`,
  `Arrive ${eventRules.arriveMinutesEarly} minutes early. We check ID at the door.`,
  `Can't make it? Cancel your RSVP at least ${eventRules.cancelHoursAhead} hours ahead, so someone else gets the seat.`,
  "Be kind to the pieces and to each other. We may ask anyone who is not to leave.",
] as const;

export function EventBenefits() {
  return (
    <Section tone="muted" aria-labelledby="event-benefits">
      <SectionHeader id="event-benefits" title="Why come" />
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ title, text }) => (
          <li key={title} className="border-border-strong border-t pt-5">
            <h3 className="text-subheading">{title}</h3>
            <p className="mt-2 text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const EventGuidelines = () => (
  <PointList id="event-guidelines" title="Guidelines" points={guidelines} />
);
