import Link from "next/link";
import { SiteMark } from "@/components/illustrations/site-mark";
import { OpenNow } from "@/components/shop/open-now";
import { routes } from "@/lib/routes";
import { shop } from "@/lib/shop/shop";

/**
 * The link home: mark, name, and below it whether the shop is open. On a phone it leaves room for the two buttons from
 * the start, because the name must not wrap again when they are parsed.
 */
export function HeaderBrand() {
  return (
    <div className="relative flex min-w-0 items-center gap-3 rounded-md max-lg:max-w-[calc(100%-6.75rem)]">
      <SiteMark className="size-10 shrink-0 max-narrow:hidden" />
      <div className="grid min-w-0">
        <Link
          href={routes.home.path}
          prefetch={false}
          className="text-balance font-bold text-[0.8125rem] leading-[1.15] tracking-tight after:absolute after:inset-0 max-narrow:text-[0.6875rem] sm:text-[0.9375rem]"
        >
          {shop.name}
        </Link>
        <OpenNow className="mt-0.5 text-muted-foreground text-xs leading-[1.15] max-narrow:text-[0.6875rem] *:line-clamp-3" />
      </div>
    </div>
  );
}
