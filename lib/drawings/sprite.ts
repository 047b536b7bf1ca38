/**
 * The sheet with every drawing, which tiles refer to. The name changes with what is drawn, so that browsers keep it for ever;
 * a test beside the drawings says what it must be.
 */
export const SPRITE_VERSION = "0750ff5c";
export const spritePath = `/art/products-${SPRITE_VERSION}.svg` as const;
