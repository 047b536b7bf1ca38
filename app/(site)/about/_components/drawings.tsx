import type { ReactNode } from "react";
import { BongDrawing } from "@/components/illustrations/bong";
import { CategoryDrawing } from "@/components/illustrations/category-drawing";
import type { CategoryKind } from "@/components/illustrations/category-kind";
import { HookahDrawing } from "@/components/illustrations/hookah";
import { shop } from "@/lib/shop/shop";

/** Drawings in place of photographs of the shop, 640 x 420 units. */
function ShopDrawing({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 640 420"
      role="img"
      aria-label={label}
      className="block h-auto w-full fill-none stroke-tint-line"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

const FROND =
  "M68 176c-28-20-50-10-60 8 24-10 44-8 60-8ZM68 176c-12-32-38-36-54-26 24 4 42 12 54 26ZM68 176c6-32 30-42 50-34-22 6-38 18-50 34ZM68 176c26-16 50-4 56 16-18-14-38-18-56-16Z";
const HILLS = "M6 372 62 232l46 32 70-64 66 62v110";
const AWNING_FOLDS =
  "M254 180l10-48M306 180l8-48M358 180l4-48M408 180v-48M458 180l-4-48M508 180l-8-48M558 180l-10-48";

export function StorefrontDrawing() {
  return (
    <ShopDrawing label="Drawing of the shop front at dusk, with the sun behind the hills and a palm tree">
      <circle cx="132" cy="226" r="70" className="fill-tint-ember stroke-none" />
      <path d={HILLS} className="fill-tint-ground stroke-none" />
      <path d={HILLS} className="fill-tint-fill" />
      <path d="M0 372h640" />
      <path d="M76 372c8-72 4-144-8-196" strokeWidth="4" />
      <path d={FROND} className="fill-tint-ground" />
      <path d="M210 372V132h390v240Z" className="fill-tint-ground" />
      <path d="M194 132h422M228 132V76h354v56Z" className="fill-tint-ground" />
      <text
        x="405"
        y="110"
        textAnchor="middle"
        textLength="306"
        lengthAdjust="spacingAndGlyphs"
        className="fill-tint-line stroke-none font-bold font-display text-[1.75rem]"
      >
        {shop.shortName}
      </text>
      <path d="M252 121h306" className="stroke-tint-ember" strokeWidth="4" />
      <path d="M202 180h406l-18-48H220Z" className="fill-tint-accent" />
      <path d={AWNING_FOLDS} />
      <path d="M230 202h202v138H230ZM248 340v32M414 340v32" className="fill-tint-light" />
      <path d="M246 326h170" />
      <g transform="translate(202 220) scale(0.28)">
        <HookahDrawing />
      </g>
      <g transform="translate(288 220) scale(0.28)">
        <BongDrawing />
      </g>
      <path d="M452 372V202h72v170" className="fill-tint-light" />
      <path d="M510 298v-22" strokeWidth="5" />
      <path d="M464 228h48v32h-48Z" className="fill-tint-water" />
      <path d="M476 244h24" strokeWidth="4" />
      <path d="M544 202h40v138h-40ZM544 248h40M544 294h40" className="fill-tint-light" />
    </ShopDrawing>
  );
}

const shelves: readonly (readonly CategoryKind[])[] = [
  ["bong", "hookah", "accessories"],
  ["pipe", "vape", "e-cig"],
];

export function ShelvesDrawing() {
  return (
    <div role="img" aria-label="Drawing of two shelves with a piece from each of our six categories">
      <div className="mx-auto h-1.5 w-[88%] rounded-full bg-tint-ember" />
      {shelves.map((kinds) => (
        <div
          key={kinds.join()}
          className="grid grid-cols-3 items-end justify-items-center border-tint-line border-b-[3px] px-[6%] pt-[4%]"
        >
          {kinds.map((kind) => (
            <CategoryDrawing key={kind} kind={kind} className="block h-auto w-[82%]" />
          ))}
        </div>
      ))}
    </div>
  );
}

const QR_SQUARES = "M454 196h22v22h-22ZM496 196h22v22h-22ZM454 238h22v22h-22Z";
const QR_DOTS = "M496 238h8M514 238v10M496 250v10M506 260h12M486 206v8M486 226h6M464 228h8M510 228h8";

export function CounterDrawing() {
  return (
    <ShopDrawing label="Drawing of the counter with the register, an ID card being scanned and a rewards code">
      <path d="M320-10v56M282 84c0-24 16-38 38-38s38 14 38 38Z" className="fill-tint-accent" />
      <path d="M300 94l-12 18M320 96v20M340 94l12 18" className="stroke-tint-ember" />
      <path d="M70 292v112h500V292" className="fill-tint-fill" />
      <path d="M100 320h440v56H100ZM246 320v56M394 320v56" />
      <path d="M40 292h560" strokeWidth="7" />
      <path d="M268 288v-18h104v18M320 270v-22" className="fill-tint-ground" />
      <path d="M210 132h220v116H210Z" className="fill-tint-light" />
      <path d="M234 160h84M234 182h116M234 204h60" />
      <path d="M362 204h44v22h-44Z" className="fill-tint-accent" />
      <path d="M92 222h96v66H92Z" className="fill-tint-light" />
      <path d="M106 276c4-14 26-14 30 0" />
      <circle cx="121" cy="248" r="11" className="fill-tint-accent" />
      <path d="M148 242h26M148 258h18" />
      <path d="M76 214v-16h18M204 214v-16h-18" className="stroke-tint-ember" strokeWidth="4" />
      <path d="M440 182h92v106h-92Z" className="fill-tint-light" />
      <path d={QR_SQUARES} className="fill-tint-water" />
      <path d={QR_DOTS} strokeWidth="4" />
      <path d="M454 274h64" />
      <path
        d="M554 288v-46h34v46ZM562 242c-2-14 10-14 6-30M578 242c0-10 8-10 6-20"
        className="fill-tint-fill"
      />
    </ShopDrawing>
  );
}
