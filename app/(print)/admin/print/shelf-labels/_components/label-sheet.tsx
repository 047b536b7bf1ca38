import { Fragment } from "react";
import { Unbroken } from "@/components/text/unbroken";
import type { LabelPaper, ShelfLabel } from "@/lib/catalog/shelf-label";
import { SheetWarning } from "../../_components/sheet-parts";

type Props = { paper: LabelPaper; labels: readonly (ShelfLabel | null)[]; number: number };

/** One sheet of labels; positions whose label was already used stay empty. */
export function LabelSheet({ paper, labels, number }: Props) {
  const Label = paper === "5160" ? SmallLabel : LargeLabel;
  return (
    <section className="sheet sheet-letter" aria-label={`Sheet ${number}`}>
      <ul className={`labels-${paper}`}>
        {labels.map((label, at) =>
          label ? (
            <li key={label.id} className="label overflow-hidden">
              <Label label={label} />
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty label has no identity but its position
            <li key={at} className="label" aria-hidden />
          ),
        )}
      </ul>
    </section>
  );
}

/** A price must not be cut: that of a group may be a long range, "$1,249.99–$2,499.99 / ft". */
const isLong = (price: string, most: number) => price.length > most;

function SmallLabel({ label: { name, price, options, code } }: { label: ShelfLabel }) {
  return (
    <div className="flex h-full flex-col justify-between px-[0.12in] py-[0.07in]">
      {/* One limit for both: a short name leaves its lines to the options. */}
      <div className="line-clamp-4">
        <p className="font-semibold text-[10pt] leading-[1.12]">
          <Unbroken text={name} />
        </p>
        {options && <Options text={options} className="mt-[0.02in] text-[6.5pt]" />}
      </div>
      <div className="flex items-end justify-between gap-[0.1in]">
        <p
          className={`whitespace-nowrap font-bold leading-none tabular-nums ${isLong(price, 19) ? "text-[12pt]" : "text-[16pt]"}`}
        >
          {price}
        </p>
        {code && <p className="min-w-0 truncate text-[6.5pt] leading-[1.15] tabular-nums">{code}</p>}
      </div>
    </div>
  );
}

/** Each option is a block in the line, so that a list that is too long is cut after a whole option. */
function Options({ text, className }: { text: string; className: string }) {
  return (
    <p className={className}>
      {text.split(/(?<=,) /).map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity but their order
        <Fragment key={at}>
          <span className="inline-block">{option}</span>{" "}
        </Fragment>
      ))}
    </p>
  );
}

function LargeLabel({ label }: { label: ShelfLabel }) {
  const { name, price, options, code, containsNicotine } = label;
  const isSmallPrice = containsNicotine || isLong(price, 15);
  return (
    <div className="flex h-full flex-col gap-[0.06in] px-[0.15in] py-[0.1in]">
      {containsNicotine && <SheetWarning className="h-[0.72in] flex-none text-[12pt]" />}
      {containsNicotine ? (
        <>
          <p
            className={`font-semibold text-[12pt] leading-[1.12] ${options ? "line-clamp-2" : "line-clamp-3"}`}
          >
            <Unbroken text={name} />
          </p>
          {options && <Options text={options} className="line-clamp-2 text-[8pt] leading-[1.1]" />}
        </>
      ) : (
        <div className="line-clamp-5">
          <p className="font-semibold text-[17pt] leading-[1.12]">
            <Unbroken text={name} />
          </p>
          {options && <Options text={options} className="mt-[0.06in] text-[10pt]" />}
        </div>
      )}
      <div className="mt-auto flex items-end justify-between gap-[0.15in]">
        <p
          className={`whitespace-nowrap font-bold leading-none tabular-nums ${isSmallPrice ? "text-[20pt]" : "text-[30pt]"}`}
        >
          {price}
        </p>
        {code && <p className="min-w-0 truncate text-[8pt] leading-none tabular-nums">{code}</p>}
      </div>
    </div>
  );
}
