import { BadgePercent, ChevronRight, type LucideIcon, Package, Plug } from "lucide-react";
import { Card } from "@/app/admin/_components/card";
import { IntentLink } from "@/components/navigation/intent-link";
import { adminRoutes } from "@/lib/routes";

/** The target of Connect POS: the card with the state of the connection. */
export const INTEGRATION_ID = "integration-status";

const actions: readonly { label: string; note: string; href: string; icon: LucideIcon }[] = [
  {
    label: "Connect POS",
    note: "Clover token and merchant id",
    href: `${adminRoutes.dashboard.path}#${INTEGRATION_ID}`,
    icon: Plug,
  },
  { label: "Add Products", note: "What the site shows", href: adminRoutes.inventory.path, icon: Package },
  { label: "Create Promotion", note: "Deals for members", href: adminRoutes.deals.path, icon: BadgePercent },
];

export function QuickActions() {
  return (
    <Card title="Quick Actions">
      <ul className="grid p-2">
        {actions.map(({ label, note, href, icon: Icon }) => (
          <li key={label}>
            <IntentLink
              href={href}
              className="flex min-h-13 items-center gap-3 rounded-md px-3 py-2 transition-colors hover:bg-accent"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-primary" />
              <span className="min-w-0 flex-1 leading-tight">
                <span className="block font-semibold">{label}</span>
                <span className="block text-muted-foreground text-sm">{note}</span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
            </IntentLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
