import Link from "next/link";
import { Section, SectionHeader } from "@/components/layout/section";
import { ReviewStrip } from "@/components/review/review-strip";
import { NicotineWarning } from "@/components/shop/nicotine-warning";
import { buttonVariants } from "@/components/ui/button-variants";
import { cachedCategoryCounts } from "@/lib/catalog/queries";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { writeReviewLink } from "@/lib/shop/shop";
import { CategoryGrid } from "./_components/category-grid";
import { ClosingCalls } from "./_components/closing-calls";
import { FeatureCards } from "./_components/feature-cards";
import { Hero } from "./_components/hero";

export const dynamic = "force-static";
export const metadata = pageMetadata("home");

export default async function HomePage() {
  const live = await cachedCategoryCounts();
  const writeReviewUrl = writeReviewLink(env().GOOGLE_PLACE_ID);
  return (
    <>
      <NicotineWarning />
      <Hero />
      <CategoryGrid live={live} />
      <FeatureCards />
      <Section aria-labelledby="reviews">
        <SectionHeader
          id="reviews"
          title="Latest reviews"
          lead="The newest of the reviews Google shows us, unedited."
          action={
            <div className="flex flex-wrap gap-3">
              <Link href={routes.reviews.path} className={buttonVariants({ variant: "outline" })}>
                Read All Reviews
              </Link>
              <a
                href={writeReviewUrl}
                target="_blank"
                rel="noopener"
                className={buttonVariants({ variant: "secondary" })}
              >
                Write a Review
              </a>
            </div>
          }
        />
        <ReviewStrip
          pick="latest"
          failure="Unable to load reviews at this time. Please check back later."
          writeReviewUrl={writeReviewUrl}
        />
      </Section>
      <ClosingCalls />
    </>
  );
}
