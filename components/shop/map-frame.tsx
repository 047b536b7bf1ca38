import { MapDrawing } from "@/components/shop/map-drawing";
import { cn } from "@/lib/cn";
import { mapLinks, shop } from "@/lib/shop/shop";

/** The Google map, loaded when it comes near the viewport. `height` in pixels. */
export function MapFrame({ height, className }: { height: number; className?: string }) {
  return (
    <div className={cn("relative overflow-hidden rounded-xl border bg-muted shadow-card", className)}>
      <MapDrawing />
      <iframe
        title={`Map: ${shop.name}, ${shop.address.line}`}
        src={mapLinks.embed}
        loading="lazy"
        height={height}
        referrerPolicy="no-referrer-when-downgrade"
        className="relative block w-full border-0 scheme-light"
      />
    </div>
  );
}
