import Link from "next/link";
import { Section } from "@/components/layout/section";
import { Prose } from "@/components/text/prose";
import { routes } from "@/lib/routes";
import { CounterDrawing, ShelvesDrawing, StorefrontDrawing } from "./drawings";
import { Framed } from "./framed";

export function Story() {
  return (
    <section
      aria-labelledby="story"
      className="page-width grid items-center gap-10 py-section md:grid-cols-2 lg:gap-16"
    >
      <Framed caption="The front door, Suite 110" ground="tint-amber light-left">
        <StorefrontDrawing />
      </Framed>
      <div>
        <h2 id="story" className="mb-5 text-heading">
          From the owner
        </h2>
        <Prose>
          <p>
            I wanted a shop where nobody is rushed and nobody is talked down to. You can walk in knowing
            exactly which piece you came for, or knowing nothing at all. Both are good ways to start.
          </p>
          <p>
            So we keep it simple. We put good glass where you can see it, we let you hold it, and we say what
            we would say to a friend: what it is made of, how to clean it, and when the cheaper one is the
            better one.
          </p>
          <p>
            We count visits instead of dollars in our{" "}
            <Link href={routes.loyalty.path} prefetch={false}>
              loyalty program
            </Link>
            , because coming back is the compliment that matters to a small shop.
          </p>
        </Prose>
      </div>
    </section>
  );
}

const values = [
  {
    title: "Straight answers",
    text: "We tell you what we know, and when we do not know. No medical claims, no pressure, no upselling script.",
  },
  {
    title: "Adults only, always",
    text: "Everyone shows a valid photo ID for every purchase. It is the law, and it is how we want it.",
  },
  {
    title: "Care after the sale",
    text: "We show you how to set up, clean and store what you bought. If it is defective, bring it back.",
  },
  {
    title: "Prices you can read",
    text: "The price is on the shelf. Member discounts come off at the register, every time, for everyone who earned them.",
  },
] as const;

export function Values() {
  return (
    <Section tone="muted" aria-labelledby="values">
      <h2 id="values" className="mb-8 text-heading">
        What we stand for
      </h2>
      <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {values.map((value, index) => (
          <li key={value.title} className="flex gap-5 border-border-strong border-t pt-5">
            <span aria-hidden className="w-4 shrink-0 font-bold text-2xl text-primary leading-none">
              {index + 1}
            </span>
            <div>
              <h3 className="font-sans font-semibold text-lg leading-tight">{value.title}</h3>
              <p className="mt-2 text-muted-foreground">{value.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Inside() {
  return (
    <section aria-labelledby="inside" className="page-width py-section">
      <h2 id="inside" className="text-heading">
        Inside the shop
      </h2>
      <p className="mt-3 max-w-prose text-muted-foreground">
        The wall you choose from, and the counter where your visit is counted.
      </p>
      <div className="mt-8 grid gap-6 md:grid-cols-2">
        <Framed caption="The wall: glass, hookahs and the small things" ground="tint-indigo light-low">
          <ShelvesDrawing />
        </Framed>
        <Framed caption="The counter: ID out, number ready, visit counted" ground="tint-teal light-right">
          <CounterDrawing />
        </Framed>
      </div>
    </section>
  );
}

export function Standing() {
  return (
    <section
      aria-label="Licenses and community"
      className="page-width grid gap-12 pb-section lg:grid-cols-2 lg:gap-16"
    >
      <div>
        <h2 className="mb-5 text-heading">Licensed and checked</h2>
        <Prose>
          <p>
            Selling tobacco and vapor products in Clark County takes a state business license, a county
            business license and a tobacco retail license. Ask at the counter and we will show you ours.
          </p>
          <ul>
            <li>ID is verified electronically at the counter, as Nevada law requires.</li>
            <li>Products with nicotine carry the warning the law requires.</li>
            <li>We never give tobacco or nicotine products away, not as a sample and not as a reward.</li>
          </ul>
        </Prose>
      </div>
      <div>
        <h2 className="mb-5 text-heading">Part of the neighborhood</h2>
        <Prose>
          <p>
            South Maryland Parkway is where we work, eat lunch and know people by name. Our{" "}
            <Link href={routes.events.path} prefetch={false}>
              workshops and evenings
            </Link>{" "}
            are for learning something with your hands and meeting the person next to you. They are 21 and
            over, like everything we do.
          </p>
          <p>
            Have an idea for an evening, or make glass yourself?{" "}
            <Link href={routes.contact.path} prefetch={false}>
              Tell us
            </Link>
            . And if you have been here,{" "}
            <Link href={routes.reviews.path} prefetch={false}>
              read what others wrote
            </Link>{" "}
            and add your own.
          </p>
        </Prose>
      </div>
    </section>
  );
}
