import type { Metadata } from "next";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { hoursText } from "@/lib/hours/every-day";
import { getHoursExceptions } from "@/lib/hours/queries";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { daysInWords, exceptionHoursInWords, otherHoursOn } from "@/lib/hours/words";
import { listWords } from "@/lib/list-words";
import { contactDetails } from "@/lib/shop/contact-details";
import { shop } from "@/lib/shop/shop";
import { PrintNote, PrintPage } from "../_components/print-page";
import { SheetBrand } from "../_components/sheet-parts";

export const metadata: Metadata = { title: "Window Sign" };

/** More would push the address off the sheet. */
const MAX_DAYS = 5;

export default async function WindowSignPage() {
  const ctx = await adminPageCtx();
  const exceptions = await getHoursExceptions(ctx);
  const { phone } = contactDetails();
  return (
    <PrintPage
      title="Window sign"
      paper="US letter, 8.5 × 11 in, one sheet"
      tools={
        exceptions.length > MAX_DAYS && (
          <PrintNote>
            The sheet has room for {MAX_DAYS} entries of other hours. Not on it:{" "}
            {listWords(exceptions.slice(MAX_DAYS).map(daysInWords))}. Print it again when the first ones are
            over.
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
  const shown = exceptions.slice(0, MAX_DAYS);
  return (
    <div className="w-full">
      <h2 className="font-bold font-sans text-[15pt]">{otherHoursOn(shown)}</h2>
      <ul className="mt-[0.06in] divide-y divide-foreground border-foreground border-y text-[14pt]">
        {shown.map((exception) => (
          <li
            key={exception.id}
            className="flex justify-between gap-[0.2in] py-[0.05in] text-left tabular-nums"
          >
            <span className="whitespace-nowrap">{daysInWords(exception)}</span>
            <span className="text-right font-bold">{exceptionHoursInWords(exception)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
