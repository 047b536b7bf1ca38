import { SiteMark } from "@/components/illustrations/site-mark";
import { shop } from "@/lib/shop/shop";

/** The shop's mark and name at the head of the sidebar. */
export function SidebarMark() {
  return (
    <div className="flex h-14 shrink-0 items-center gap-2.5 overflow-hidden whitespace-nowrap border-sidebar-border border-b px-2.5 in-data-[slot=sheet-content]:pr-14">
      <SiteMark className="size-7 shrink-0" />
      <span className="sidebar-label min-w-36 whitespace-normal text-balance font-semibold text-foreground text-sm leading-tight">
        {shop.name}
      </span>
    </div>
  );
}
