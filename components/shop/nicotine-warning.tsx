import { NICOTINE_WARNING } from "@/lib/shop/policies";

/**
 * The required statement (21 CFR 1143.3): black on white or white on black, bold sans, inside a border. Place it at the
 * top of any page that shows a product with nicotine.
 */
export function NicotineWarning() {
  return (
    <aside aria-label="Nicotine warning" className="bg-nicotine-paper py-1.5">
      <p className="page-width in-[article]:px-1.5 max-sm:px-2">
        <strong className="block border-2 border-nicotine-ink px-1.5 py-1.5 text-center sm:px-4 sm:py-2 font-bold font-sans text-base text-nicotine-ink leading-tight sm:text-lg">
          {NICOTINE_WARNING}
        </strong>
      </p>
    </aside>
  );
}
