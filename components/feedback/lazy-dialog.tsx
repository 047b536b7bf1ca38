"use client";

import { type ReactNode, useEffect, useState } from "react";
import { showToast } from "@/components/feedback/toast";

const NOT_LOADED = {
  title: "Not Opened",
  description: "This part of the page could not be loaded. Check the connection, or reload the page.",
  variant: "destructive",
} as const;

/** Code that is loaded when it is first needed, or before. */
export type Lazy<Part> = { loaded: Part | null; load: () => Promise<Part> };

export function lazy<Part>(fetchIt: () => Promise<Part>): Lazy<Part> {
  const part: Lazy<Part> = {
    loaded: null,
    load: async () => {
      part.loaded ??= await fetchIt();
      return part.loaded;
    },
  };
  return part;
}

type Props<Part> = { part: Lazy<Part>; onClose: () => void; children: (part: Part) => ReactNode };

/**
 * An open dialog whose code may not have been loaded yet. Where that fails, without a connection or after the site has
 * changed, it closes with a toast and can be opened again; next/dynamic would throw while rendering, which replaces the
 * whole screen.
 */
export function LazyDialog<Part>({ part, onClose, children }: Props<Part>) {
  const [loaded, setLoaded] = useState(() => part.loaded);
  useEffect(() => {
    if (loaded) return;
    let isWanted = true;
    part.load().then(
      (it) => isWanted && setLoaded(() => it),
      () => {
        if (!isWanted) return;
        onClose();
        showToast(NOT_LOADED);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [part, loaded, onClose]);
  return loaded && children(loaded);
}
