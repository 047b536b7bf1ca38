/**
 * Helpers for product drawings: SVG markup on a canvas of 160 by 160 units, with the ground at y = 146. Pages reference
 * the drawings by `<use>` from a separate file, where their style sheets do not apply, so every color is a custom
 * property inherited from the tile. `body` is the material, `glass` is translucent, `accent` is the second color,
 * `detail` the third.
 */
const fills = {
  body: "var(--art-body)",
  glass: "var(--art-glass)",
  accent: "var(--art-accent)",
  detail: "var(--art-detail)",
  ground: "var(--tint-ground)",
  paper: "var(--art-paper)",
  leaf: "var(--art-leaf)",
  dark: "var(--art-dark)",
  tobacco: "var(--hue-brown)",
  water: "var(--tint-water)",
  ember: "var(--tint-ember)",
} as const;

export type Fill = keyof typeof fills;

/** A closed shape with the standard outline. */
export const shape = (d: string, fill: Fill): string => `<path d="${d}" fill="${fills[fill]}"/>`;
/** An area of color without an outline. */
export const area = (d: string, fill: Fill, opacity = 1): string =>
  `<path d="${d}" fill="${fills[fill]}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
/** A line of the outline's color. */
export const line = (d: string, opacity = 1): string =>
  `<path d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
/** A line in a color of the tile; `width` is in units of the canvas. */
export const stroke = (d: string, color: Fill, width = 2.5): string =>
  `<path d="${d}" stroke="${fills[color]}"${width === 2.5 ? "" : ` stroke-width="${width}"`}/>`;
/** A highlight on glass. */
export const shine = (d: string): string => `<path d="${d}" stroke="var(--tint-shine)"/>`;

export const box = (x: number, y: number, width: number, height: number, rx: number, fill: Fill): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fills[fill]}"/>`;
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: Fill): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fills[fill]}"/>`;
export const ball = (cx: number, cy: number, r: number, fill: Fill): string => oval(cx, cy, r, r, fill);

/** The line of the counter below the product. */
export const counter = (cx = 80, width = 84): string =>
  `<ellipse cx="${cx}" cy="146" rx="${width / 2}" ry="4.5" fill="var(--tint-line)" stroke="none" opacity=".14"/>`;
/** Smoke or vapor, rising from a point. */
export const wisp = (x: number, y: number): string =>
  line(`M${x} ${y}c-7-6 7-9 0-16m9 11c-4-4 4-6 0-11`, 0.45);

export const turned = (degrees: number, x: number, y: number, ...parts: string[]): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${parts.join("")}</g>`;
export const moved = (x: number, y: number, ...parts: string[]): string =>
  `<g transform="translate(${x} ${y})">${parts.join("")}</g>`;

/** Drawings by the id of their symbol. */
export type Drawings = Readonly<Record<string, string>>;
export const drawn = (...parts: string[]): string => parts.join("");
