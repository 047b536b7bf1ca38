/**
 * The SVG file with every drawing, which tiles refer to. Its name changes with its content, so that browsers cache it
 * permanently; a test beside the drawings checks the version.
 */
export const SPRITE_VERSION = "0750ff5c";
export const spritePath = `/art/products-${SPRITE_VERSION}.svg` as const;
