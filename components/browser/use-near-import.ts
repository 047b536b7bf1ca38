"use client";

import { type RefObject, useEffect, useState } from "react";
import { useIsNear } from "./use-is-near";

/**
 * Imports code for a place further down as a reader comes near it: null until it is loaded, "failed" when it cannot be.
 * `load` must be the same function at every rendering.
 */
export function useNearImport<Part extends object>(
  place: RefObject<Element | null>,
  load: () => Promise<Part>,
): Part | "failed" | null {
  const isNear = useIsNear(place);
  const [part, setPart] = useState<Part | "failed" | null>(null);
  useEffect(() => {
    if (isNear) load().then(setPart, () => setPart("failed"));
  }, [isNear, load]);
  return part;
}
