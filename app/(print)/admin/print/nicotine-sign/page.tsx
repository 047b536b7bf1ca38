import type { Metadata } from "next";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { PrintPage } from "../_components/print-page";
import { SheetWarning } from "../_components/sheet-parts";

export const metadata: Metadata = { title: "Nicotine Warning" };

/** For shelves whose own signs have no room for the statement. */
export default async function NicotineSignPage() {
  await adminPageCtx();
  return (
    <PrintPage
      title="Nicotine warning"
      paper="4 × 6 in card, one sheet, for the shelf with vapes, liquids and shisha"
    >
      <section className="sheet sheet-card grid p-[0.25in]" aria-label="Nicotine warning">
        <SheetWarning className="px-[0.15in] text-[36pt]" />
      </section>
    </PrintPage>
  );
}
