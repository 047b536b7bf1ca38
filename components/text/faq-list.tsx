import Link from "next/link";
import { Unbroken } from "@/components/text/unbroken";
import type { FaqEntry } from "@/lib/shop/faq";

type FaqListProps = { group: string; entries: readonly FaqEntry[]; firstOpen?: boolean };

/**
 * Questions of which at most one is open: the browser closes the others of the same `group`. Works without JavaScript,
 * and closed answers are in the HTML.
 */
export function FaqList({ group, entries, firstOpen = false }: FaqListProps) {
  return (
    <div className="divide-y rounded-xl border bg-card shadow-card">
      {entries.map(({ question, answer, link }, index) => (
        <details key={question} name={group} open={firstOpen && index === 0} className="group px-5 md:px-7">
          <summary className="flex min-h-14 list-none items-center justify-between gap-5 py-4 hover:text-primary [&::-webkit-details-marker]:hidden">
            <h3 className="font-sans font-semibold text-[1.0625rem] leading-snug">{question}</h3>
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5 shrink-0 fill-none stroke-2 stroke-current text-primary transition-transform group-open:rotate-45"
            >
              <path d="M12 5v14M5 12h14" strokeLinecap="round" />
            </svg>
          </summary>
          <div className="max-w-prose pb-6 text-muted-foreground">
            <p>
              <Unbroken text={answer} />
            </p>
            {link ? (
              <Link
                href={link.href}
                prefetch={false}
                className="mt-2 inline-flex min-h-9 items-center font-medium text-info underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {link.label}
              </Link>
            ) : null}
          </div>
        </details>
      ))}
    </div>
  );
}
