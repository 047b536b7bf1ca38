import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

export type DrawingProps = { className?: string };

/**
 * The sheet that every illustration is drawn on: 160 units square, one stroke, glass that lets the ground through.
 * Colours come from the `tint` tokens, so a drawing takes on the tint of the tile around it.
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

/** Where the object meets the counter. */
export function Counter({ x = 80, width = 84 }: { x?: number; width?: number }) {
  return (
    <ellipse cx={x} cy="146" rx={width / 2} ry="4.5" className="fill-tint-line stroke-none" opacity="0.14" />
  );
}

/** Smoke or vapour, rising from a point. */
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
