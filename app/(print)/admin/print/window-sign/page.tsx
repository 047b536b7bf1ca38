import type { Metadata } from "next";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { hoursText } from "@/lib/hours/every-day";
import { getHoursExceptions } from "@/lib/hours/queries";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { daysInWords, exceptionTimesInWords, otherHoursOn } from "@/lib/hours/words";
import { listWords } from "@/lib/list-words";
import { contactDetails } from "@/lib/shop/contact-details";
import { shop } from "@/lib/shop/shop";
import { PrintNote, PrintPage } from "../_components/print-page";
import { SheetBrand } from "../_components/sheet-parts";

export const metadata: Metadata = { title: "Window Sign" };

/** So many entries fit on two lines each, with the longest days and reasons; more would push the address off. */
const MAX_ENTRIES = 5;

export default async function WindowSignPage() {
  const ctx = await adminPageCtx();
  const exceptions = await getHoursExceptions(ctx);
  const { phone } = contactDetails();
  return (
    <PrintPage
      title="Window sign"
      paper="US letter, 8.5 × 11 in, one sheet"
      tools={
        exceptions.length > MAX_ENTRIES && (
          <PrintNote>
            The sheet has room for {MAX_ENTRIES} entries of other hours. Not on it:{" "}
            {listWords(exceptions.slice(MAX_ENTRIES).map(daysInWords))}. Print it again when the first ones
            are over.
          </PrintNote>
        )
      }
    >
      <section className="sheet sheet-letter" aria-label="Window sign">
        <div className="sheet-tube" />
        <div className="relative flex h-full flex-col items-center justify-between px-[0.9in] py-[0.85in] text-center">
          <SheetBrand className="text-[22pt]" />
          <div>
            <p className="sheet-neon font-bold font-display text-[164pt] leading-none">OPEN</p>
            <p className="mt-[0.2in] font-bold text-[26pt]">Seven days a week</p>
            <p className="font-bold font-display text-[47pt] leading-tight tabular-nums">{hoursText.range}</p>
          </div>
          {exceptions.length > 0 && <OtherHours exceptions={exceptions} />}
          <p className="flex items-center gap-[0.25in] border-2 border-foreground px-[0.3in] py-[0.12in] text-left font-bold">
            <span className="font-display text-[44pt] leading-none">{shop.minimumAge}+</span>
            <span className="text-balance text-[18pt] leading-snug">{shop.ageNote}</span>
          </p>
          <p className="text-[15pt]">
            {shop.address.line}
            {phone && <span className="block font-bold text-[20pt] tabular-nums">{phone.display}</span>}
          </p>
        </div>
      </section>
    </PrintPage>
  );
}

function OtherHours({ exceptions }: { exceptions: readonly HoursExceptionDto[] }) {
  const shown = exceptions.slice(0, MAX_ENTRIES);
  return (
    <div className="w-full">
      <h2 className="font-bold font-sans text-[15pt]">{otherHoursOn(shown)}</h2>
      <ul className="mt-[0.06in] divide-y divide-foreground border-foreground border-y text-[14pt]">
        {shown.map((exception) => (
          <li
            key={exception.id}
            className="flex flex-wrap justify-end gap-x-[0.3em] whitespace-nowrap py-[0.04in] font-bold leading-[1.1] tabular-nums"
          >
            {/* Days and times fit on one line, and a reason that has no room beside them on the next. */}
            <span className="mr-auto font-normal">{daysInWords(exception)}</span>
            <span>{exceptionTimesInWords(exception)}</span>
            {exception.reason && <span>({exception.reason})</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
