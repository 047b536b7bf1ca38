import Link from "next/link";
import type { ReactNode } from "react";
import { ChevronIcon } from "@/components/illustrations/icons";
import { PapersScene } from "@/components/illustrations/scenes/papers-scene";
import { PageHeader } from "@/components/layout/page-header";
import { Prose } from "@/components/text/prose";
import { contactAbout, type MessageKind } from "@/lib/messages/kinds";
import { legalLinks, routes } from "@/lib/routes";
import { slugify } from "@/lib/slug";

export type LegalSection = { title: string; body: ReactNode };

type LegalPageProps = {
  path: string;
  title: string;
  lead: string;
  /** Shown as "Last updated …". */
  updated?: string;
  sections: readonly LegalSection[];
};

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol className="space-y-1 text-[0.9375rem]">
      {sections.map(({ title }, index) => (
        <li key={title}>
          <a
            href={`#${slugify(title)}`}
            className="wrap-anywhere flex min-h-9 items-baseline gap-3 rounded-sm py-1.5 text-muted-foreground hover:text-foreground"
          >
            <span className="w-5 shrink-0 text-right text-primary text-sm tabular-nums">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function OtherPolicies({ path }: { path: string }) {
  const others = legalLinks.filter((link) => link.path !== path);
  return (
    <nav aria-label="Other policies" className="mt-14 border-t pt-8">
      <ul className="grid gap-3 sm:grid-cols-3">
        {others.map((link) => (
          <li key={link.path}>
            <Link
              href={link.path}
              prefetch={false}
              className="block h-full rounded-lg border bg-card p-4 shadow-card hover:border-border-strong"
            >
              <span className="block font-semibold">{link.label}</span>
              <span className="mt-1 block text-muted-foreground text-sm">{link.description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A legal text: a table of contents beside numbered sections, and links to the other policies. */
export function LegalPage({ path, title, lead, updated, sections }: LegalPageProps) {
  return (
    <article>
      <PageHeader eyebrow="Legal" title={title} lead={lead} scene={<PapersScene />}>
        {updated ? <p className="text-muted-foreground text-sm">{`Last updated ${updated}`}</p> : null}
      </PageHeader>
      <div className="page-width grid gap-10 pt-10 pb-section lg:pt-16 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <nav aria-label="On this page" className="hidden self-start lg:sticky lg:top-24 lg:block">
          <p className="mb-3 font-semibold text-sm">On this page</p>
          <Contents sections={sections} />
        </nav>
        <details className="group rounded-lg border bg-card px-5 shadow-card lg:hidden">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            On this page
            <ChevronIcon className="size-5 text-primary transition-transform group-open:rotate-180" />
          </summary>
          <div className="border-t py-3">
            <Contents sections={sections} />
          </div>
        </details>
        <div>
          {sections.map((section, index) => (
            <section
              key={section.title}
              aria-labelledby={slugify(section.title)}
              className={index === 0 ? undefined : "mt-12 border-t pt-10"}
            >
              <h2 id={slugify(section.title)} className="mb-4 text-heading">
                {section.title}
              </h2>
              <Prose>{section.body}</Prose>
            </section>
          ))}
          <OtherPolicies path={path} />
        </div>
      </div>
    </article>
  );
}

type ContactLinkProps = {
  children?: ReactNode;
  /** The kind of request that is preselected in the form. */
  about?: MessageKind;
};

/** The link to the contact page, which legal texts name instead of an e-mail address. */
export function ContactLink({ children = "our contact page", about }: ContactLinkProps) {
  const href = about ? contactAbout(about) : routes.contact.path;
  return (
    <Link href={href} prefetch={false}>
      {children}
    </Link>
  );
}
