import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { fontVariables } from "@/app/fonts";
import { InlineScript } from "@/components/browser/inline-script";
import {
  AGE_GATE_SCRIPT,
  EARLY_TAP_SCRIPT,
  JUMP_SCRIPT,
  LAYOUT_SCRIPT,
} from "@/components/browser/inline-scripts";
import { ToastHost } from "@/components/feedback/toast-host";
import { themeColors } from "@/components/theme/theme-colors";
import { ThemeProvider } from "@/components/theme/theme-provider";
import { OPEN_NOW_SCRIPT } from "@/lib/hours/open-now-script";
import { absoluteUrl } from "@/lib/seo/config";
import { shop } from "@/lib/shop/shop";
// Next loads the script of global-error.tsx on every page; imported here, it is part of the file of this layout.
import "@/app/global-error";
import "@/app/globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(absoluteUrl("/")),
  title: { default: shop.name, template: `%s | ${shop.name}` },
  description: shop.description,
  applicationName: shop.name,
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: themeColors.light },
    { media: "(prefers-color-scheme: dark)", color: themeColors.dark },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <InlineScript code={AGE_GATE_SCRIPT} />
        <InlineScript code={LAYOUT_SCRIPT} />
        <InlineScript code={OPEN_NOW_SCRIPT} />
        <InlineScript code={EARLY_TAP_SCRIPT} />
        <InlineScript code={JUMP_SCRIPT} />
      </head>
      <body>
        <ThemeProvider>{children}</ThemeProvider>
        {/* Outside the theme provider, which remounts between public site and back office, so that a toast survives signing in or out. */}
        <ToastHost />
      </body>
    </html>
  );
}
