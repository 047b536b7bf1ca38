import type { LucideIcon } from "lucide-react";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";

type RowAction = {
  icon: LucideIcon;
  /** The action, shown as a tooltip. */
  label: string;
  /** The object of the action, for screen readers. */
  of: string;
};

/** An icon button at the end of a row. */
export function RowButton({ icon: Icon, label, of, ...button }: RowAction & Omit<ButtonProps, "children">) {
  return (
    <Tooltip>
      <TooltipTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`${label}: ${of}`} {...button}>
          <Icon aria-hidden />
        </Button>
      </TooltipTrigger>
      <TooltipContent>{label}</TooltipContent>
    </Tooltip>
  );
}

/** The same as a link to another page. */
export function RowButtonLink({ icon: Icon, label, of, href }: RowAction & { href: string }) {
  return (
    <Tooltip>
      <TooltipTrigger asChild>
        <Button asChild variant="ghost" size="icon" aria-label={`${label}: ${of}`}>
          <IntentLink href={href}>
            <Icon aria-hidden />
          </IntentLink>
        </Button>
      </TooltipTrigger>
      <TooltipContent>{label}</TooltipContent>
    </Tooltip>
  );
}
