/**
 * A number with at most three decimals as people read it: "1,234", "1,234.125". Not by Intl: a page's first formatter
 * costs a phone a tenth of a second, while the page is waiting to be usable.
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+(?!\d))/g, ",");

/** Units sold, whole, since goods by weight count in thousandths; less than one unit is not rounded away. */
export const formatUnits = (units: number): string =>
  formatCount(Math.abs(units) < 1 ? units : Math.round(units));

/** A number of things: "1 visit", "2 visits", "1,204 visits". */
export const countOf = (count: number, one: string, more = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : more}`;

/** How many of a list are shown: "50", or "newest 50 of 1,204" where it is cut. */
export const shownOf = (shown: number, all: number): string =>
  shown < all ? `newest ${formatCount(shown)} of ${formatCount(all)}` : formatCount(all);
