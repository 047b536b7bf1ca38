"use client";

import { ThemeProvider as NextThemes } from "next-themes";
import type { ReactNode } from "react";
import { useIsBackOffice } from "@/components/navigation/use-is-back-office";

/**
 * The script must run when rendered on the server; in the browser it has already run, and React warns about executable
 * script tags.
 */
const scriptProps = typeof window === "undefined" ? undefined : { type: "application/json" };

/**
 * One stored choice for the whole site. Without one, the public site follows the system and the back office is light.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const isBackOffice = useIsBackOffice();
  return (
    <NextThemes
      key={isBackOffice ? "admin" : "site"}
      attribute="class"
      defaultTheme={isBackOffice ? "light" : "system"}
      storageKey="vite-ui-theme"
      scriptProps={scriptProps}
    >
      {children}
    </NextThemes>
  );
}
