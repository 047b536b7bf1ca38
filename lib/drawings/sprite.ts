/**
 * Version of the SVG sprite file, part of its name so that browsers cache it permanently; a test beside the drawings
 * compares it with the content.
 */
export const SPRITE_VERSION = "85f0b81d";
export const spritePath = `/art/products-${SPRITE_VERSION}.svg` as const;
