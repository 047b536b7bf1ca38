/** The folder of the build, as next.config.mjs names it. */
export const distDir = () => process.env.NEXT_DIST_DIR ?? ".next";
