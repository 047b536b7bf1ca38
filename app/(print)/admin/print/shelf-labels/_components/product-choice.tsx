import { NativeField } from "@/components/forms/native-field";
import { SelectField } from "@/components/forms/select-field";
import { IntentLink } from "@/components/navigation/intent-link";
import { Unbroken } from "@/components/text/unbroken";
import { Button } from "@/components/ui/button";
import type { AdminProductPage } from "@/lib/catalog/admin-queries";
import { MAX_CHOSEN } from "@/lib/catalog/label-queries";
import { LABEL_PAPERS } from "@/lib/catalog/shelf-label";
import { formatCount } from "@/lib/count";
import { printRoutes } from "@/lib/routes";
import type { LabelAddress } from "../address";

type Props = { address: LabelAddress; chosen: readonly Choice[]; found: AdminProductPage };
type Choice = { id: string; name: string };

/** Of any sheet, because another one may be chosen together with the label. */
const MAX_PER_SHEET = Math.max(...Object.values(LABEL_PAPERS).map(({ perSheet }) => perSheet));

/**
 * Chooses the products to label. The choice is in the address, so a plain form without JavaScript is enough, and ticked
 * products stay chosen while others are searched for.
 */
export function ProductChoice({ address, chosen, found }: Props) {
  const isNothing = chosen.length === 0 && address.category === "";
  const offered = found.rows.filter(({ id }) => !address.ids.includes(id));
  return (
    // Keyed by the address: following Start over would leave the fields as they were filled in.
    <form key={JSON.stringify(address)} action={printRoutes.shelfLabels} className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <NativeField
          type="search"
          name="q"
          label="Search products"
          defaultValue={address.q}
          placeholder="Name, SKU or barcode"
        />
        <SelectField
          name="category"
          label="A whole category"
          defaultValue={address.category}
          options={[["", "None"], ...found.categories.map(({ name }) => [name, name] as const)]}
        />
        <SelectField
          name="stock"
          label="Label sheet"
          defaultValue={address.paper}
          options={Object.entries(LABEL_PAPERS).map(([number, { name }]) => [number, name])}
        />
        <NativeField
          type="number"
          name="first"
          label="First free label on the sheet"
          min={1}
          max={MAX_PER_SHEET}
          defaultValue={address.first}
        />
      </div>
      {chosen.length > 0 && <Ticks legend="Chosen" products={chosen} isTicked />}
      {offered.length > 0 ? (
        <details open={address.q !== "" || isNothing}>
          <summary className="w-fit py-2 font-semibold text-sm">
            Products to choose from ({formatCount(offered.length)}
            {found.total > found.rows.length && ` of ${formatCount(found.total)}: search for the others`})
          </summary>
          <Ticks legend="Products to choose from" products={offered} isTicked={false} />
        </details>
      ) : (
        <p className="text-muted-foreground text-sm">No other product matches these words.</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="outline">
          Show the labels
        </Button>
        {!isNothing && (
          <Button asChild variant="link">
            <IntentLink href={printRoutes.shelfLabels}>Start over</IntentLink>
          </Button>
        )}
        <p className="text-muted-foreground text-sm">
          Up to {formatCount(MAX_CHOSEN)} products one by one, or a whole category.
        </p>
      </div>
    </form>
  );
}

type TicksProps = { legend: string; products: readonly Choice[]; isTicked: boolean };

function Ticks({ legend, products, isTicked }: TicksProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={isTicked ? "pb-1 font-semibold text-sm" : "sr-only"}>{legend}</legend>
      <ul className="grid max-h-72 gap-x-4 overflow-y-auto rounded-lg border px-3 py-1 sm:grid-cols-2">
        {products.map(({ id, name }) => (
          <li key={id}>
            <label className="flex min-h-11 items-center gap-3 text-sm">
              <input
                type="checkbox"
                name="product"
                value={id}
                defaultChecked={isTicked}
                className="size-4.5 shrink-0 accent-primary"
              />
              <span className="min-w-0 py-1 leading-snug">
                <Unbroken text={name} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
