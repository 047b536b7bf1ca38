"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False in the HTML and during hydration, for parts that only the browser can render and that must not differ from the
 * HTML.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
