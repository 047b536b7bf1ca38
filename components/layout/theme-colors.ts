/** The page grounds of app/styles/tokens.css, repeated for the places CSS cannot reach: browser chrome and the manifest. */
export const themeColors = { light: "#f7f1e5", dark: "#0e0b20" } as const;
