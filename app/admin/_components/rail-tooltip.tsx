import type { ReactNode } from "react";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";

/** Names an icon of the folded sidebar. The label stays in the page for screen readers, so the tooltip is silent. */
export function RailTooltip({
  label,
  isRail,
  children,
}: {
  label: string;
  isRail: boolean;
  children: ReactNode;
}) {
  return (
    <Tooltip open={isRail ? undefined : false}>
      <TooltipTrigger asChild>{children}</TooltipTrigger>
      <TooltipContent side="right">{label}</TooltipContent>
    </Tooltip>
  );
}
