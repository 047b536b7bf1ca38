import { Unbroken } from "@/components/text/unbroken";
import { priceText } from "@/lib/catalog/price-text";
import type { AdminOptionDto, AdminProductDto } from "@/lib/catalog/to-admin-dto";
import { countOf, formatCount } from "@/lib/count";

type Props = { product: Pick<AdminProductDto, "name" | "unitName" | "options"> };

/** The sizes, flavors or strengths a product comes in, each with its price, stock and codes. */
export function ProductOptions({ product: { name, unitName, options } }: Props) {
  return (
    <details>
      <summary className="min-h-6 cursor-pointer py-1 text-muted-foreground">
        {countOf(options.length, "option")}
        <span className="sr-only"> of {name}</span>
      </summary>
      <ul className="mt-1 grid gap-1">
        {options.map((option) => (
          <li key={option.id} className="flex flex-wrap gap-x-2 text-pretty">
            <span>
              <Unbroken text={option.label} />
            </span>
            <span className="tabular-nums">{priceText({ ...option, unitName })}</span>
            <span className="text-muted-foreground">{detailsOf(option)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function detailsOf(option: AdminOptionDto): string {
  const count = option.isStockTracked ? `${formatCount(option.stock)} in stock` : "Not tracked";
  return [count, codesOf(option)].filter(Boolean).join(" · ");
}

/** What tells an option apart at the register, and whether visitors do not see it. */
export const codesOf = ({ sku, code, isActive }: AdminOptionDto): string =>
  [sku, code, isActive ? null : "Not on the site"].filter(Boolean).join(" · ");
