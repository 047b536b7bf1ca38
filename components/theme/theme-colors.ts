/**
 * The page backgrounds of app/styles/tokens.css, repeated for the browser chrome and the manifest, which CSS cannot
 * reach.
 */
export const themeColors = { light: "#f7f1e5", dark: "#0e0b20" } as const;
