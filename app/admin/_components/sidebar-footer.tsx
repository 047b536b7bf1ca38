import { LogOut, Store } from "lucide-react";
import { IntentLink } from "@/components/navigation/intent-link";
import { routes } from "@/lib/routes";
import { RailTooltip } from "./rail-tooltip";
import { useLogout } from "./use-logout";

export type SignedInStaff = { username: string; email: string | null };

/** The signed-in user, the link to the public site, and sign-out. */
export function SidebarFooter({ staff, isRail }: { staff: SignedInStaff; isRail: boolean }) {
  const { logOut, isPending } = useLogout();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 overflow-x-hidden border-sidebar-border border-t px-1 py-2">
      <div className="flex min-h-13 items-center gap-2.5 whitespace-nowrap px-1">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-secondary font-semibold text-secondary-foreground text-sm uppercase"
        >
          {[...staff.username][0]}
        </span>
        <p className="sidebar-label min-w-0 text-sm leading-tight">
          <span className="block truncate font-semibold text-foreground">{staff.username}</span>
          {staff.email && <span className="block truncate text-muted-foreground text-xs">{staff.email}</span>}
        </p>
      </div>
      <RailTooltip label="View Store" isRail={isRail}>
        <IntentLink href={routes.home.path} className="sidebar-item">
          <Store aria-hidden className="size-[1.15rem] shrink-0" />
          <span className="sidebar-label">View Store</span>
        </IntentLink>
      </RailTooltip>
      <RailTooltip label="Logout" isRail={isRail}>
        <button
          type="button"
          className="sidebar-item"
          aria-disabled={isPending}
          onClick={isPending ? undefined : logOut}
        >
          <LogOut aria-hidden className="size-[1.15rem] shrink-0" />
          <span className="sidebar-label">Logout</span>
        </button>
      </RailTooltip>
    </div>
  );
}
