import { NICOTINE_WARNING } from "@/lib/shop/policies";

/**
 * The required statement (21 CFR 1143.3): black on white, bold sans, inside a border, in every theme. Place it at the
 * top of any page that shows a product with nicotine.
 */
export function NicotineWarning() {
  return (
    <aside aria-label="Nicotine warning" className="bg-nicotine-paper py-2">
      <p className="page-width">
        <strong className="block border-2 border-nicotine-ink px-4 py-3 text-center font-bold font-sans text-base text-nicotine-ink leading-snug sm:text-lg">
          {NICOTINE_WARNING}
        </strong>
      </p>
    </aside>
  );
}
