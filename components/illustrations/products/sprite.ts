import { counterGoods } from "./counter-goods";
import { dab } from "./dab";
import { fireAndCare } from "./fire-and-care";
import { glass } from "./glass";
import { hookahs } from "./hookah";
import type { Drawings } from "./pen";
import { rolling } from "./rolling";
import { vapor } from "./vapor";

/** Every drawing by the id of its symbol. */
export const productDrawings: Drawings = {
  ...vapor,
  ...glass,
  ...dab,
  ...hookahs,
  ...rolling,
  ...fireAndCare,
  ...counterGoods,
};

const PEN =
  'fill="none" stroke="var(--tint-line)" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"';

const symbol = (id: string, drawing: string) =>
  `<symbol id="${id}" viewBox="0 0 160 160"><g ${PEN}>${drawing}</g></symbol>`;

/** The SVG file with all drawings, which tiles reference; browsers cache it permanently. */
export function productSprite(): string {
  const symbols = Object.entries(productDrawings).map(([id, drawing]) => symbol(id, drawing));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

/** The symbols of these drawings alone, for a page that shows a few of them. */
export function productSymbols(ids: Iterable<string>): string {
  return [...new Set(ids)].map((id) => symbol(id, productDrawings[id] ?? "")).join("");
}
