import { NeedsScript } from "@/components/text/needs-script";
import { mapLinks } from "@/lib/shop/shop";

/** Where to read the reviews when no script can load them. */
export function ReviewsNeedScript() {
  return (
    <NeedsScript>
      Showing reviews here needs JavaScript.{" "}
      <a href={mapLinks.open} className="underline underline-offset-4">
        Read them on Google Maps
      </a>
    </NeedsScript>
  );
}
