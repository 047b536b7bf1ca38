import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type FramedProps = {
  caption: string;
  /** Background classes of app/globals.css, such as "tint-amber light-low". */
  ground: string;
  children: ReactNode;
};

/** A framed drawing with its caption. */
export function Framed({ caption, ground, children }: FramedProps) {
  return (
    <figure className="flex flex-col overflow-hidden rounded-xl border bg-card shadow-card">
      <div className={cn("art-tile grid flex-1 place-items-center bg-tint-ground p-5 md:p-7", ground)}>
        <div className="w-full">{children}</div>
      </div>
      <figcaption className="text-balance border-t px-5 py-3 text-muted-foreground text-sm">
        {caption}
      </figcaption>
    </figure>
  );
}
