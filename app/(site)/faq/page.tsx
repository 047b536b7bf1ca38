import Link from "next/link";
import { buttonVariants } from "@/components/controls/button-variants";
import { FaqScene } from "@/components/illustrations/scenes/faq-scene";
import { PageHeader, TitleLines } from "@/components/layout/page-header";
import { JsonLd } from "@/components/seo/json-ld";
import { HoursExceptions } from "@/components/shop/hours-exceptions";
import { PhoneLink } from "@/components/shop/phone-link";
import { FaqList } from "@/components/text/faq-list";
import { hoursText } from "@/lib/hours/every-day";
import { cachedHoursExceptions } from "@/lib/hours/queries";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { routes } from "@/lib/routes";
import { faqJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { contactDetails } from "@/lib/shop/contact-details";
import { allFaq, type FaqCategory, faqCategories } from "@/lib/shop/faq";
import { contactPromise } from "@/lib/shop/policies";

export const dynamic = "force-static";
export const metadata = pageMetadata("faq");

function CategoryNav({ categories }: { categories: readonly FaqCategory[] }) {
  return (
    <nav aria-label="Question categories" className="self-start lg:sticky lg:top-24">
      <ul className="grid grid-cols-2 gap-2 max-narrow:grid-cols-1 sm:max-lg:flex sm:max-lg:flex-wrap lg:-mx-3 lg:grid-cols-1 lg:gap-1">
        {categories.map((category) => (
          <li key={category.id} className="last:col-span-2 max-narrow:last:col-span-1 lg:last:col-span-1">
            <a
              href={`#${category.id}`}
              className="flex h-full min-h-11 items-center justify-between gap-3 rounded-md border bg-card px-2.5 py-2 font-medium text-sm leading-snug hover:border-border-strong lg:border-transparent lg:bg-transparent lg:px-3 lg:text-[0.9375rem] lg:hover:bg-accent"
            >
              {category.title}
              <span className="hidden text-muted-foreground text-sm tabular-nums lg:inline">
                {category.entries.length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StillAsking({ exceptions }: { exceptions: readonly HoursExceptionDto[] }) {
  return (
    <section className="dark dusk-ground mt-16 overflow-hidden rounded-2xl border border-glass-line p-7 text-deep-foreground shadow-raised md:p-10">
      <h2 className="text-heading">Still have a question?</h2>
      <p className="mt-3 max-w-prose text-muted-foreground">
        {contactDetails().phone ? "Call" : "Visit"} us while we are open, or write and we will answer within{" "}
        {contactPromise.replyHours} hours.
      </p>
      <div className="mt-3 grid gap-1 text-muted-foreground">
        <p>{hoursText.full}</p>
        <HoursExceptions exceptions={exceptions} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
        <PhoneLink className={buttonVariants({ size: "lg" })} />
        <Link
          href={routes.contact.path}
          prefetch={false}
          className={buttonVariants({ variant: "outline", size: "lg" })}
        >
          Write to us
        </Link>
      </div>
    </section>
  );
}

export default async function FaqPage() {
  const exceptions = await cachedHoursExceptions();
  const categories = faqCategories(exceptions);
  return (
    <>
      <JsonLd data={faqJsonLd(allFaq(exceptions))} />
      <PageHeader
        eyebrow="FAQ"
        title={<TitleLines lines={["Questions,", "answered"]} lineClass="max-sm:block" />}
        scene={<FaqScene />}
        lead="What people ask us at the counter and on the phone, in the words we would use there."
      />
      <div className="page-width grid gap-10 pt-10 pb-section lg:pt-16 lg:grid-cols-[15rem_1fr] lg:gap-14">
        <CategoryNav categories={categories} />
        <div>
          {categories.map((category, index) => (
            <section
              key={category.id}
              id={category.id}
              aria-labelledby={`${category.id}-title`}
              className={index === 0 ? "scroll-mt-24" : "mt-12 scroll-mt-24"}
            >
              <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
                <h2 id={`${category.id}-title`} className="text-heading">
                  {category.title}
                </h2>
                <p className="text-muted-foreground">{category.summary}</p>
              </div>
              <FaqList group={category.id} entries={category.entries} firstOpen={index === 0} />
            </section>
          ))}
          <StillAsking exceptions={exceptions} />
        </div>
      </div>
    </>
  );
}
