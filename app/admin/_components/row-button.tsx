import type { LucideIcon } from "lucide-react";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";

type Props = {
  icon: LucideIcon;
  /** The action, shown as a tooltip. */
  label: string;
  /** The object of the action, for screen readers. */
  of: string;
  /** For a link to another page. */
  href?: string;
  onClick?: () => void;
};

/** An icon button at the end of a row. */
export function RowButton({ icon: Icon, label, of, href, onClick }: Props) {
  const icon = <Icon aria-hidden />;
  return (
    <Tooltip>
      <TooltipTrigger asChild>
        <Button
          asChild={href !== undefined}
          variant="ghost"
          size="icon"
          aria-label={`${label}: ${of}`}
          onClick={onClick}
        >
          {href === undefined ? icon : <IntentLink href={href}>{icon}</IntentLink>}
        </Button>
      </TooltipTrigger>
      <TooltipContent>{label}</TooltipContent>
    </Tooltip>
  );
}
