import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { adminRoutes } from "@/lib/routes";
import { PrintButton } from "./print-button";
import { PrintTitle } from "./print-title";

type Props = {
  title: string;
  /** Which paper goes into the printer. */
  paper: string;
  /** Controls and notes above the sheets, shown on the screen only. */
  tools?: ReactNode;
  /** The sheets; without any there is nothing to print and no print button. */
  children?: ReactNode;
};

/** A printable page: the screen shows controls and sheets, paper the sheets alone. */
export function PrintPage({ title, paper, tools, children }: Props) {
  return (
    <>
      <header className="print-tools border-b bg-card">
        <div className="mx-auto grid w-full max-w-4xl gap-4 px-4 py-5">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="min-w-0">
              <PrintTitle>{title}</PrintTitle>
              <p className="text-muted-foreground text-sm">{paper}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button asChild variant="outline">
                <IntentLink href={`${adminRoutes.settings.path}#counter-kit`}>
                  <ArrowLeft aria-hidden /> Counter Kit
                </IntentLink>
              </Button>
              {children && <PrintButton />}
            </div>
          </div>
          {tools}
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the sheets scroll sideways, by keyboard too. */}
      <main className="sheets" aria-label="Sheets" tabIndex={0}>
        {children}
      </main>
    </>
  );
}

/** Says why there is nothing to print, or what was left out. */
export function PrintNote({ children }: { children: ReactNode }) {
  return <p className="rounded-lg bg-secondary px-4 py-3 text-sm">{children}</p>;
}
