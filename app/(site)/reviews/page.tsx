import { ReviewWall } from "@/app/(site)/reviews/_components/review-wall";
import { buttonVariants } from "@/components/controls/button-variants";
import { ReviewsScene } from "@/components/illustrations/scenes/reviews-scene";
import { PageHeader } from "@/components/layout/page-header";
import { Section, SectionHeader } from "@/components/layout/section";
import { Steps } from "@/components/layout/steps";
import { env } from "@/lib/env";
import { hoursText } from "@/lib/hours/every-day";
import { cachedHoursExceptions } from "@/lib/hours/queries";
import { nextExceptionSentence } from "@/lib/hours/words";
import { pageMetadata } from "@/lib/seo/metadata";
import { mapLinks, shop, writeReviewLink } from "@/lib/shop/shop";

export const dynamic = "force-static";
export const metadata = pageMetadata("reviews");

const highlights = [
  {
    title: "Every review is Google's",
    text: "We cannot change or remove them. What you read here is what its author wrote.",
  },
  {
    title: "Good and bad alike",
    text: "The average and the total count every rating Google has, not only the ones on this page.",
  },
  {
    title: "Nobody is paid",
    text: "A review earns no visit, no discount and no gift. It helps the next person decide, and it helps us.",
  },
];

const guide = [
  { title: "Open the review form", text: "Tap Write a Review. Google asks you to sign in if you have not." },
  { title: "Choose your stars", text: "From one to five, for the visit you had." },
  { title: "Say what mattered", text: "What you came for, who helped you, what we could do better." },
  {
    title: "Post it",
    text: "It appears on Google Maps, usually within minutes, and can appear here within the hour.",
  },
];

function Guide({ writeReviewUrl }: { writeReviewUrl: string }) {
  return (
    <Section tone="muted" aria-labelledby="how-to">
      <SectionHeader
        id="how-to"
        title="How to leave a review"
        lead="It takes a minute, and we read every one."
        action={
          <a href={writeReviewUrl} target="_blank" rel="noopener" className={buttonVariants({ size: "lg" })}>
            Write a Review
          </a>
        }
      />
      <Steps items={guide} />
    </Section>
  );
}

export default async function ReviewsPage() {
  const exceptions = await cachedHoursExceptions();
  const writeReviewUrl = writeReviewLink(env().GOOGLE_PLACE_ID);
  return (
    <>
      <PageHeader
        eyebrow="Customer reviews"
        title="What people say about us"
        scene={<ReviewsScene />}
        lead={`Read what customers write about ${shop.name} on Google, then come and see for yourself. ${hoursText.full}.${nextExceptionSentence(exceptions)}`}
      >
        <a href={writeReviewUrl} target="_blank" rel="noopener" className={buttonVariants({ size: "lg" })}>
          Write a Review
        </a>
        <a
          href={mapLinks.open}
          target="_blank"
          rel="noopener"
          className={buttonVariants({ variant: "outline", size: "lg" })}
        >
          See us on Google Maps
        </a>
      </PageHeader>
      <Section aria-labelledby="latest">
        <h2 id="latest" className="mb-4 text-heading">
          On Google Maps
        </h2>
        <ReviewWall />
      </Section>
      <Section aria-labelledby="highlights">
        <SectionHeader id="highlights" title="Highlights" lead="How we handle reviews." />
        <ul className="grid gap-6 md:grid-cols-3">
          {highlights.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-3 rounded-xl border bg-card p-6 shadow-card">
              <h3 className="text-subheading md:max-lg:min-h-[2lh]">{title}</h3>
              <p className="text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Guide writeReviewUrl={writeReviewUrl} />
    </>
  );
}
