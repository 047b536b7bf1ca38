import { Printer } from "lucide-react";
import Link from "next/link";
import { Unbroken } from "@/components/text/unbroken";
import { printRoutes } from "@/lib/routes";
import { Card } from "../../_components/card";

const SHEETS = [
  {
    href: printRoutes.windowSign,
    name: "Window sign",
    words: "Hours, days that differ, and the age rule. US letter.",
  },
  {
    href: printRoutes.counterCard,
    name: "Counter card",
    words: "A QR code to the rewards check, and the tiers. 4 × 6 in.",
  },
  {
    href: printRoutes.shelfLabels,
    name: "Shelf labels",
    words: "Name, price, options and code of the products you choose. 30 or 10 a sheet.",
  },
  {
    href: printRoutes.dealPoster,
    name: "Deal poster",
    words: "A deal that runs or starts later, with its dates and conditions. US letter or 4 × 6 in.",
  },
  {
    href: printRoutes.nicotineSign,
    name: "Nicotine warning",
    words: "The required statement for a shelf with vapes, liquids or shisha. 4 × 6 in.",
  },
] as const;

/** Links to the printable signs and labels, which are made from the site's data. */
export function CounterKit() {
  return (
    <Card
      id="counter-kit"
      title="Counter Kit"
      subtitle="Signs and labels to print, always up to date with the site"
    >
      <ul className="divide-y">
        {SHEETS.map(({ href, name, words }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="flex min-h-11 items-center gap-4 px-4 py-3 hover:bg-accent md:px-5"
            >
              <Printer aria-hidden className="size-5 shrink-0 text-muted-foreground" />
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="block text-muted-foreground text-sm">
                  <Unbroken text={words} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
