import type { DealPoster } from "@/lib/deals/poster";
import { SheetBrand, SheetWarning } from "../../_components/sheet-parts";

const LOOKS = {
  letter: {
    sheet: "sheet-letter",
    inside: "px-[0.9in] py-[0.85in]",
    warning: "mb-[0.2in] h-[2.85in] px-[0.3in] text-[33pt]",
    brand: "text-[18pt]",
    offer: "text-[88pt]",
    title: "text-[46pt]",
    alone: "text-[66pt]",
    description: "line-clamp-7 text-[22pt]",
    when: "text-[24pt]",
    legal: "text-[11pt]",
  },
  card: {
    sheet: "sheet-card",
    inside: "px-[0.36in] py-[0.36in]",
    warning: "mb-[0.08in] h-[1.5in] px-[0.06in] text-[15pt]",
    brand: "text-[9.5pt]",
    offer: "text-[36pt]",
    title: "text-[22pt]",
    alone: "text-[31pt]",
    description: "line-clamp-6 text-[11pt]",
    when: "text-[13pt]",
    legal: "text-[7.5pt]",
  },
} as const;

/** A live deal on one sheet. A deal on nicotine products is an advertisement and begins with the required statement. */
export function PosterSheet({ poster, size }: { poster: DealPoster; size: keyof typeof LOOKS }) {
  const look = LOOKS[size];
  return (
    <section className={`sheet ${look.sheet}`} aria-label="Deal poster">
      <div className="sheet-tube" />
      <div
        className={`relative flex h-full flex-col items-center justify-between text-center ${look.inside}`}
      >
        {poster.needsWarning && <SheetWarning className={`w-full flex-none ${look.warning}`} />}
        <SheetBrand className={look.brand} />
        {poster.offer && (
          <p className={`sheet-neon wrap-anywhere font-bold font-display leading-none ${look.offer}`}>
            {poster.offer}
          </p>
        )}
        <h2
          className={`wrap-anywhere text-balance font-bold font-display leading-[1.05] ${poster.offer || poster.needsWarning ? look.title : look.alone}`}
        >
          {poster.title}
        </h2>
        <p className={`wrap-anywhere text-balance whitespace-pre-line ${look.description}`}>
          {poster.description}
        </p>
        <p className={`border-2 border-foreground px-[0.8em] py-[0.3em] font-bold ${look.when}`}>
          {poster.when}
        </p>
        <p className={`text-balance ${look.legal}`}>{poster.legalLine}</p>
      </div>
    </section>
  );
}
