import { useEffect, useEffectEvent } from "react";

/** Calls the function of the latest render for each key that is pressed anywhere on the page. */
export function useWindowKeyDown(onKeyDown: (event: KeyboardEvent) => void): void {
  const listen = useEffectEvent(onKeyDown);
  useEffect(() => {
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
