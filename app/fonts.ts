import localFont from "next/font/local";

// Until they have come, fonts of the device stand in at their widths (app/styles/font-fallbacks.css), so that nothing moves. The
// widths Next works out are those of a variable font's first weight, 17 % off for headings, and it knows Arial only.

/** Anybody: superelliptic curves, like bent neon tube. Headings only, in one weight: half the bytes of the variable font. */
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
