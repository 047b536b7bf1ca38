import type { LucideIcon } from "lucide-react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";

type Props = Omit<ButtonProps, "children"> & {
  icon: LucideIcon;
  /** The action, shown as a tooltip. */
  label: string;
  /** The object of the action, for screen readers. */
  of: string;
};

/** An icon button at the end of a row. */
export function RowButton({ icon: Icon, label, of, ...button }: Props) {
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
