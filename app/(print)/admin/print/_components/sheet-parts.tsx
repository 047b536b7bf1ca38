import { SiteMark } from "@/components/illustrations/site-mark";
import { qrPath } from "@/components/loyalty/qr-path";
import { NICOTINE_WARNING } from "@/lib/shop/policies";
import { shop } from "@/lib/shop/shop";

/** The mark and the shop's name as outlines. */
export function SheetBrand({ className }: { className: string }) {
  return (
    <p className={`flex items-center justify-center gap-[0.12in] font-bold leading-tight ${className}`}>
      <SiteMark className="size-[2.2em] shrink-0" />
      <span className="max-w-[9em] text-balance text-left">{shop.name}</span>
    </p>
  );
}

/** A QR code for a phone's camera. */
export function SheetCode({ address, className }: { address: string; className: string }) {
  const { path, size } = qrPath(address);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR code to ${address}`}
      className={className}
    >
      <path d={path} className="fill-code-ink" shapeRendering="crispEdges" />
    </svg>
  );
}

/** The required statement; the caller places it on at least a fifth of the area. */
export function SheetWarning({ className }: { className: string }) {
  return <strong className={`sheet-warning ${className}`}>{NICOTINE_WARNING}</strong>;
}
