"use client";

import type { ReactNode } from "react";
import { useNow } from "@/components/time/use-now";

type ShownDuringProps = { from: number; until: number; renderedAt: number; children: ReactNode };

/** Shows its children from the one time to the other, both included; times in ms since 1970. */
export function ShownDuring({ from, until, renderedAt, children }: ShownDuringProps) {
  const now = useNow(renderedAt);
  return from <= now && now <= until ? children : null;
}
