import {
  Award,
  BadgePercent,
  CalendarDays,
  LayoutDashboard,
  type LucideIcon,
  Package,
  ReceiptText,
  Settings,
  Users,
} from "lucide-react";
import { usePathname } from "next/navigation";
import { IntentLink } from "@/components/navigation/intent-link";
import { isActivePath } from "@/lib/active-path";
import { adminLinks, adminRoutes } from "@/lib/routes";
import { RailTooltip } from "./rail-tooltip";

const icons: Record<string, LucideIcon> = {
  [adminRoutes.dashboard.path]: LayoutDashboard,
  [adminRoutes.inventory.path]: Package,
  [adminRoutes.orders.path]: ReceiptText,
  [adminRoutes.customers.path]: Users,
  [adminRoutes.loyalty.path]: Award,
  [adminRoutes.deals.path]: BadgePercent,
  [adminRoutes.events.path]: CalendarDays,
  [adminRoutes.settings.path]: Settings,
};

/** Every admin address begins with the dashboard's, so the dashboard is current only on an exact match. */
function isCurrent(pathname: string, path: string): boolean {
  return path === adminRoutes.dashboard.path ? pathname === path : isActivePath(pathname, path);
}

/** The Management links, in the order of the specification. */
export function SidebarLinks({ isRail, onFollow }: { isRail: boolean; onFollow?: () => void }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Management" className="flex-1 overflow-y-auto overflow-x-hidden px-1 py-3">
      <p
        aria-hidden
        className="whitespace-nowrap px-3 pb-1.5 font-semibold text-muted-foreground text-xs sidebar-label"
      >
        Management
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {adminLinks.map(({ path, label }) => {
          const Icon = icons[path] ?? LayoutDashboard;
          return (
            <li key={path}>
              <RailTooltip label={label} isRail={isRail}>
                <IntentLink
                  href={path}
                  onClick={onFollow}
                  aria-current={isCurrent(pathname, path) ? "page" : undefined}
                  className="sidebar-item"
                >
                  <Icon aria-hidden className="size-[1.15rem] shrink-0" />
                  <span className="sidebar-label">{label}</span>
                </IntentLink>
              </RailTooltip>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
