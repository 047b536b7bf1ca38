"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML and while it is hydrated: what only the browser knows must not differ from the HTML before. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
