import Link from "next/link";
import { SiteMark } from "@/components/illustrations/site-mark";
import { routes } from "@/lib/routes";
import { shop } from "@/lib/shop/shop";

/** The shop's mark and name, linked to the home page. */
export function Brand() {
  return (
    <Link href={routes.home.path} prefetch={false} className="flex items-center gap-3 rounded-md">
      <SiteMark className="size-10 shrink-0" />
      <span className="max-w-44 text-balance font-bold text-[0.9375rem] leading-[1.15] tracking-tight">
        {shop.name}
      </span>
    </Link>
  );
}
