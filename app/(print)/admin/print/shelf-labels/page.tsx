import type { Metadata } from "next";
import type { PageProps } from "@/app/admin/_components/read-search";
import { IntentLink } from "@/components/navigation/intent-link";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { searchAdminProducts } from "@/lib/catalog/admin-queries";
import { MAX_LABELS, readShelfLabels } from "@/lib/catalog/label-queries";
import { LABEL_PAPERS, labelSheets, WARNING_PAPER } from "@/lib/catalog/shelf-label";
import { countOf, formatCount } from "@/lib/count";
import { PrintNote, PrintPage } from "../_components/print-page";
import { LabelSheet } from "./_components/label-sheet";
import { ProductChoice } from "./_components/product-choice";
import { type LabelAddress, labelPartHref, readLabelAddress } from "./address";

export const metadata: Metadata = { title: "Shelf Labels" };

export default async function ShelfLabelsPage({ searchParams }: PageProps) {
  const ctx = await adminPageCtx();
  const address = readLabelAddress(await searchParams);
  const [{ labels, part, total, chosen, missing }, found] = await Promise.all([
    readShelfLabels(ctx, address),
    searchAdminProducts(ctx, { q: address.q, category: "", page: 1, isAtRegister: true }),
  ]);
  const { paper, first } = address;
  const { name, perSheet } = LABEL_PAPERS[paper];
  // The small label has no room for the statement at its legal size.
  const printed = paper === WARNING_PAPER ? labels : labels.filter((label) => !label.containsNicotine);
  const sheets = labelSheets(printed, perSheet, first);
  return (
    <PrintPage
      title="Shelf labels"
      paper={`US letter sheets of ${name}`}
      tools={
        <>
          <Notes
            address={{ ...address, part }}
            total={total}
            known={labels.length}
            printed={printed.length}
            sheets={sheets.length}
            missing={missing}
          />
          <ProductChoice address={address} chosen={chosen} found={found} />
        </>
      }
    >
      {sheets.length > 0 &&
        sheets.map((sheet, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no identity but their order
          <LabelSheet key={at} paper={paper} labels={sheet} number={at + 1} />
        ))}
    </PrintPage>
  );
}

type NotesProps = {
  address: LabelAddress;
  total: number;
  /** Labels of this part, and those of them that the chosen paper has room for. */
  known: number;
  printed: number;
  sheets: number;
  missing: number;
};

function Notes({ address, total, known, printed, sheets, missing }: NotesProps) {
  const unknown = missing + address.unreadable;
  const withNicotine = known - printed;
  // Where the paper has room for none of the others, the next note says what to do.
  const others = printed > 0 ? ". The others are below." : known > 0 ? "." : ". Choose others.";
  const parts = Math.ceil(total / MAX_LABELS);
  return (
    <>
      {total === 0 && unknown === 0 && (
        <PrintNote>
          {address.category
            ? "There is nothing in that category. Choose another, or products one by one."
            : "Choose products one by one, or a whole category, then show the labels."}
        </PrintNote>
      )}
      {unknown > 0 && (
        <PrintNote>
          {unknown === 1
            ? "One of the chosen products is not known"
            : `${formatCount(unknown)} of the chosen products are not known`}
          {others}
        </PrintNote>
      )}
      {withNicotine > 0 && (
        <PrintNote>
          {withNicotine === 1 ? "One product contains" : `${formatCount(withNicotine)} products contain`}{" "}
          nicotine. Their labels carry the warning, which needs the larger label: choose{" "}
          {LABEL_PAPERS[WARNING_PAPER].name}.
        </PrintNote>
      )}
      {printed > 0 && (
        <p className="font-semibold text-sm tabular-nums" role="status">
          {countOf(printed, "label")} on {countOf(sheets, "sheet")}
        </p>
      )}
      {parts > 1 && (
        <PrintNote>
          Part {address.part} of {parts}: {formatCount(MAX_LABELS)} of the {formatCount(total)} labels are
          printed at once.{" "}
          <IntentLink
            className="underline"
            href={labelPartHref(address, address.part < parts ? address.part + 1 : 1)}
          >
            {address.part < parts ? "Next part" : "First part"}
          </IntentLink>
        </PrintNote>
      )}
      {address.leftOut > 0 && (
        <PrintNote>
          {countOf(address.leftOut, "chosen product")} did not fit into the address and{" "}
          {address.leftOut === 1 ? "is" : "are"} left out. Print these first, then the others.
        </PrintNote>
      )}
    </>
  );
}
