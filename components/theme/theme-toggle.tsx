"use client";

import { useTheme } from "next-themes";
import { MoonIcon, SunIcon } from "@/components/illustrations/icons";

/** What moves from color to color by itself would follow the rest of the page a moment later. */
function withoutTransitions(change: () => void): void {
  const { classList } = document.documentElement;
  classList.add("without-transitions");
  change();
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove("without-transitions")));
}

export function ThemeToggle() {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground noscript:hidden"
      onClick={() => withoutTransitions(() => setTheme(resolvedTheme === "dark" ? "light" : "dark"))}
    >
      <MoonIcon className="size-5 dark:hidden" />
      <SunIcon className="hidden size-5 dark:block" />
      <span className="sr-only">Switch between light and dark theme</span>
    </button>
  );
}
