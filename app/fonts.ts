import localFont from "next/font/local";

/** Anybody: superelliptic curves, like bent neon tube. Headings only. */
export const displayFont = localFont({
  src: "../node_modules/@fontsource-variable/anybody/files/anybody-latin-wght-normal.woff2",
  variable: "--font-display",
  weight: "100 900",
  display: "swap",
  adjustFontFallback: "Arial",
});

/** Figtree: quiet, open, with tabular figures. */
export const textFont = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  variable: "--font-text",
  weight: "300 900",
  display: "swap",
  adjustFontFallback: "Arial",
});
