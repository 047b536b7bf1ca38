import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/controls/button-variants";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { SheetClose, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";

type HeadingProps = { title: ReactNode; badges?: ReactNode; description: ReactNode };

/** The heading of a side panel: its name, badges, and one line below. */
export function SidePanelHeading({ title, badges, description }: HeadingProps) {
  return (
    <div className="sticky short:static top-0 z-10 max-narrow:static grid gap-1 border-b bg-popover px-5 py-4 pr-16">
      <SheetTitle className="wrap-anywhere flex flex-wrap items-center gap-x-2.5 gap-y-1.5 font-sans font-semibold text-xl leading-tight">
        {title} {badges}
      </SheetTitle>
      <SheetDescription asChild>
        <div className="text-muted-foreground text-sm">{description}</div>
      </SheetDescription>
    </div>
  );
}

/** Leads from one record of a panel to the list of them. */
export function SidePanelBack({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className="border-b px-3 py-1.5">
      <Button asChild variant="ghost" size="sm" className="h-11">
        <IntentLink href={href} scroll={false}>
          <ArrowLeft aria-hidden /> {children}
        </IntentLink>
      </Button>
    </div>
  );
}

type SectionProps = { title: string; count?: string; tools?: ReactNode; children: ReactNode };

/** A titled part of a side panel. */
export function SidePanelSection({ title, count, tools, children }: SectionProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b px-5 py-5 last:border-b-0"
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-3">
        <h3 className="font-sans font-semibold text-base">
          {title}
          {/* Apart from its word for screen readers, too. */}
          {count && <span className="font-normal text-muted-foreground tabular-nums">{` ${count}`}</span>}
        </h3>
        {tools}
      </div>
      {children}
    </section>
  );
}

/** The text of an empty section. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-muted-foreground text-sm">{children}</p>;
}

/** Names and values, two per row where there is room; values of a row line up, however long the names are. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">{children}</dl>;
}

export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="wrap-anywhere font-medium tabular-nums">{children}</dd>
    </div>
  );
}

/** The placeholder of a panel while it loads. */
export function SidePanelSkeleton({ label }: { label: string }) {
  return (
    <>
      <SidePanelHeading title={<span className="sr-only">{label}</span>} description={label} />
      <div aria-hidden className="grid gap-5 p-5">
        {["h-24", "h-40", "h-32"].map((height) => (
          <Skeleton key={height} className={`${height} rounded-lg`} />
        ))}
      </div>
    </>
  );
}

/** What a panel says when its address names no object, with a way back to the list. */
export function SidePanelMissing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <SidePanelHeading title={title} description={children} />
      <div className="p-5">
        <SheetClose className={buttonVariants({ variant: "outline" })}>Close</SheetClose>
      </div>
    </>
  );
}
