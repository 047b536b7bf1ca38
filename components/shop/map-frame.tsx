import { WhenNear } from "@/components/layout/when-near";
import { MapDrawing } from "@/components/shop/map-drawing";
import { cn } from "@/lib/cn";
import { mapLinks, shop } from "@/lib/shop/shop";

const heights = { 300: "h-[300px]", 380: "h-[380px]" } as const;

/**
 * The Google map, loaded when it comes near the viewport. By `loading="lazy"` alone, browsers load it from a distance of
 * 1,250 to 2,500 pixels, which on most phones is at once. `height` in pixels.
 */
export function MapFrame({ height, className }: { height: keyof typeof heights; className?: string }) {
  return (
    <div
      data-map=""
      className={cn("relative overflow-hidden rounded-xl border bg-muted shadow-card", className)}
    >
      <MapDrawing />
      <WhenNear className={heights[height]}>
        <iframe
          title={`Map: ${shop.name}, ${shop.address.line}`}
          src={mapLinks.embed}
          loading="lazy"
          height={height}
          referrerPolicy="no-referrer-when-downgrade"
          className="relative block w-full border-0 scheme-light"
        />
      </WhenNear>
    </div>
  );
}
