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
    small: {
      offer: "text-[56pt]",
      title: "text-[30pt]",
      description: "line-clamp-4 text-[16pt]",
      when: "text-[18pt]",
    },
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
    small: {
      offer: "text-[24pt]",
      title: "text-[14pt]",
      description: "line-clamp-4 text-[9pt]",
      when: "text-[10.5pt]",
    },
  },
} as const;

/** How wide the widest letters and other capitals are, where a small letter is 1. */
const WIDTHS = [
  [/[MW@%]/u, 2],
  [/[\p{Lu}mw]/u, 1.4],
] as const;

/** How long a text is in small letters: in capitals the same words take more lines. */
const lengthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([wide]) => wide.test(letter))?.[1] ?? 1), 0);

/** How many small letters there is room for in the large size, below the nicotine warning and without it. */
const ROOM = {
  belowWarning: { title: 28, description: 80 },
  withoutWarning: { title: 60, description: Number.POSITIVE_INFINITY },
} as const;

/** Whether the words need smaller letters. A description that is still too long ends with a whole line. */
function isFull({ title, description, needsWarning }: DealPoster): boolean {
  const room = needsWarning ? ROOM.belowWarning : ROOM.withoutWarning;
  return lengthOf(title) > room.title || lengthOf(description) > room.description;
}

/** "$1,299.99" still fits on one line in large letters. */
const MAX_LARGE_WORD = 9;
const hasLongWord = (offer: string) => offer.split(" ").some(({ length }) => length > MAX_LARGE_WORD);

/** A short title without an offer above it is the offer. */
const isAlone = ({ title, offer, needsWarning }: DealPoster) =>
  !offer && !needsWarning && lengthOf(title) <= 40;

/** A deal on one sheet. A deal on nicotine products is an advertisement and begins with the required statement. */
export function PosterSheet({ poster, size }: { poster: DealPoster; size: keyof typeof LOOKS }) {
  const look = { ...LOOKS[size], ...(isFull(poster) ? LOOKS[size].small : {}) };
  const offerLook = hasLongWord(poster.offer ?? "") ? LOOKS[size].small.offer : look.offer;
  return (
    <section className={`sheet ${look.sheet}`} aria-label="Deal poster">
      <div className="sheet-tube" />
      <div
        className={`relative flex h-full flex-col items-center justify-between text-center ${look.inside}`}
      >
        {poster.needsWarning && <SheetWarning className={`w-full flex-none ${look.warning}`} />}
        <SheetBrand className={look.brand} />
        {poster.offer && (
          <p className={`sheet-neon wrap-anywhere font-bold font-display leading-none ${offerLook}`}>
            {poster.offer}
          </p>
        )}
        <h2
          className={`wrap-anywhere text-balance font-bold font-display leading-[1.05] ${isAlone(poster) ? look.alone : look.title}`}
        >
          {poster.title}
        </h2>
        <p className={`wrap-anywhere shrink-0 text-balance whitespace-pre-line ${look.description}`}>
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
