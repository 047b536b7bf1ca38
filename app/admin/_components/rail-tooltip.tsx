import { type ReactNode, useState } from "react";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";

/**
 * Names an icon of the folded sidebar. The label stays in the page for screen readers, so the tooltip is hidden from
 * them.
 */
export function RailTooltip({
  label,
  isRail,
  children,
}: {
  label: string;
  isRail: boolean;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Tooltip open={isRail && isOpen} onOpenChange={setIsOpen}>
      <TooltipTrigger asChild>{children}</TooltipTrigger>
      <TooltipContent side="right">{label}</TooltipContent>
    </Tooltip>
  );
}
