import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type FramedProps = {
  caption: string;
  /** Background classes of app/globals.css, such as "tint-amber light-low". */
  ground: string;
  className?: string;
  children: ReactNode;
};

/** A framed drawing with its caption. */
export function Framed({ caption, ground, className, children }: FramedProps) {
  return (
    <figure className={cn("flex flex-col overflow-hidden rounded-xl border bg-card shadow-card", className)}>
      <div className={cn("art-tile grid flex-1 place-items-center bg-tint-ground p-5 md:p-7", ground)}>
        <div className="w-full">{children}</div>
      </div>
      <figcaption className="text-balance border-t px-5 py-3 text-muted-foreground text-sm">
        {caption}
      </figcaption>
    </figure>
  );
}
