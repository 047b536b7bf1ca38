"use client";

import { usePathname } from "next/navigation";
import { ThemeProvider as NextThemes } from "next-themes";
import type { ReactNode } from "react";

/** On the server the script must run; in the browser it has run already, and React warns about live script tags. */
const scriptProps = typeof window === "undefined" ? undefined : { type: "application/json" };

/**
 * One stored choice for the whole site. Until there is one, the shop window follows the system and the back office
 * is light.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const isBackOffice = usePathname().startsWith("/admin");
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
