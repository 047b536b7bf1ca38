import localFont from "next/font/local";

// Until the fonts are loaded, system fonts adjusted to the same widths stand in (app/styles/font-fallbacks.css), so
// that the layout does not shift. Next's own adjustment uses a variable font's first weight, which is 17 % off for
// headings, and covers Arial only.

/**
 * Anybody: superelliptic curves, like bent neon tube. Headings only, in one weight: half the bytes of the variable
 * font.
 */
export const displayFont = localFont({
  src: "../node_modules/@fontsource/anybody/files/anybody-latin-700-normal.woff2",
  variable: "--font-display",
  weight: "700",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["Display on Arial", "Display on Roboto"],
});

/** Figtree: quiet, open, with tabular figures. */
export const textFont = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  variable: "--font-text",
  weight: "300 900",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["Text on Arial", "Text on Roboto"],
});
