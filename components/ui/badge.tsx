import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

const variants = {
  default: "bg-primary text-primary-foreground",
  secondary: "bg-secondary text-secondary-foreground",
  outline: "border-border-strong text-foreground",
  muted: "bg-secondary text-muted-foreground",
  amber: "bg-primary-soft text-primary",
  info: "bg-info-soft text-info",
  destructive: "bg-destructive-soft text-destructive",
  bronze: "bg-tier-bronze text-tier-bronze-foreground",
  silver: "bg-tier-silver text-tier-silver-foreground",
  gold: "bg-tier-gold text-tier-gold-foreground",
  vip: "bg-tier-vip text-tier-vip-foreground",
} as const;

export type BadgeProps = ComponentProps<"span"> & { variant: keyof typeof variants };

export function Badge({ className, variant, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      className={cn(
        "inline-flex w-fit shrink-0 items-center justify-center gap-1 whitespace-nowrap rounded-sm border border-transparent px-2 py-0.5 text-xs font-semibold [&>svg]:size-3 [&>svg]:pointer-events-none",
        variants[variant],
        className,
      )}
      {...props}
    />
  );
}
