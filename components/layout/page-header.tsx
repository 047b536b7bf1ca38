import { Fragment, type ReactNode } from "react";
import { Unbroken } from "@/components/text/unbroken";

type PageHeaderProps = {
  /** A word or two above the title. */
  eyebrow?: string;
  title: ReactNode;
  lead: ReactNode;
  /** The page's own drawing (components/illustrations/scenes). */
  scene: ReactNode;
  /** Buttons or facts below the lead. */
  children?: ReactNode;
};

/**
 * A title with fixed line breaks. A title nearly as wide as its column would break differently in the web font and in
 * its fallback, and the whole page would move when the font is loaded.
 * @param lineClass where each line stands by itself: `block`, or with a width
 */
export function TitleLines({ lines, lineClass = "block" }: { lines: readonly string[]; lineClass?: string }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 ? " " : null}
      <span className={lineClass}>{line}</span>
    </Fragment>
  ));
}

/** The header of a public page with its only h1. */
export function PageHeader({ eyebrow, title, lead, scene, children }: PageHeaderProps) {
  return (
    <header className="page-header relative overflow-clip border-b">
      <div className="page-width relative z-1 pt-10 pb-8 lg:min-h-104 lg:pt-16 lg:pb-16">
        <div className="lg:max-w-[50%]">
          {eyebrow ? (
            <p className="mb-4 flex items-center gap-3 font-semibold text-muted-foreground text-sm">
              <span aria-hidden className="neon-line h-0.5 w-8 rounded-full" />
              {eyebrow}
            </p>
          ) : null}
          <h1 className="max-w-4xl text-title">{title}</h1>
          <p className="mt-5 max-w-prose text-lead text-muted-foreground lg:max-w-128">
            {typeof lead === "string" ? <Unbroken text={lead} /> : lead}
          </p>
          {children ? (
            <div className="mt-7 flex flex-wrap items-center gap-3 max-sm:*:grow">{children}</div>
          ) : null}
        </div>
      </div>
      <div className="scene">{scene}</div>
    </header>
  );
}
