import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

export type DrawingProps = { className?: string };

/**
 * The SVG canvas of every illustration: 160 units square, one stroke width, translucent glass. Colors come from the
 * `tint` tokens, so a drawing takes the tint of its tile.
 */
export function Drawing({ className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 160"
      aria-hidden="true"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("fill-none stroke-tint-line", className)}
    >
      {children}
    </svg>
  );
}

/** The line of the counter below the object. */
export function Counter({ x = 80, width = 84 }: { x?: number; width?: number }) {
  return (
    <ellipse cx={x} cy="146" rx={width / 2} ry="4.5" className="fill-tint-line stroke-none" opacity="0.14" />
  );
}

/** Smoke or vapor, rising from a point. */
export function Wisp({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y}c-7-6 7-9 0-16m9 11c-4-4 4-6 0-11`}
      className="stroke-tint-line"
      opacity="0.45"
      strokeWidth="2.25"
    />
  );
}
