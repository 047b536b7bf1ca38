import localFont from "next/font/local";

// Until the fonts are loaded, system fonts adjusted to the same widths stand in (app/styles/font-fallbacks.css), so
// that the layout does not shift. Next's own adjustment uses a variable font's first weight, which is 17 % off for
// headings, and covers Arial only.
//
// The files in app/font-files hold the characters of English text, half the bytes of the fonts in the packages. Every
// other character comes from the package's file, which a browser loads only for a page that has one. To renew them:
//   fonttools subset FILE --unicodes=RANGE --layout-features=ccmp,kern,liga,locl,mark,tnum --flavor=woff2

/**
 * Anybody: superelliptic curves, like bent neon tube. Headings only, in one weight: half the bytes of the variable
 * font.
 */
const displayFont = localFont({
  src: "./font-files/anybody-basic-700.woff2",
  variable: "--font-display-basic",
  weight: "700",
  display: "swap",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026",
    },
  ],
});

/**
 * Figtree: quiet, open, with tabular figures. Optional: a page whose text was already painted in the stand-in keeps it,
 * because lines would break differently and move what is below. Chromium waits 100 ms for a preloaded one
 * (https://web.dev/articles/preload-optional-fonts).
 */
const textFont = localFont({
  src: "./font-files/figtree-basic-wght.woff2",
  variable: "--font-text-basic",
  weight: "300 900",
  display: "optional",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026",
    },
  ],
});

const displayRest = localFont({
  src: "../node_modules/@fontsource/anybody/files/anybody-latin-700-normal.woff2",
  variable: "--font-display-rest",
  weight: "700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  fallback: ["Display on Arial", "Display on Roboto", "Display on DejaVu"],
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215",
    },
  ],
});

const textRest = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  variable: "--font-text-rest",
  weight: "300 900",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  fallback: ["Text on Arial", "Text on Roboto", "Text on DejaVu"],
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215",
    },
  ],
});

/** The classes of <html> that define the font variables (--font-text and --font-display in app/globals.css). */
export const fontVariables = [displayFont, displayRest, textFont, textRest]
  .map(({ variable }) => variable)
  .join(" ");
