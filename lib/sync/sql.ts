/**
 * Columns for `unnest` as PostgreSQL array literals: a page of 1,000 rows is one text parameter for each column, and
 * null differs from the text "null".
 */
export type Cell = string | number | bigint | boolean | null;

export function arrayLiteral(values: readonly Cell[]): string {
  return `{${values.map(cell).join(",")}}`;
}

function cell(value: Cell): string {
  if (value === null) return "NULL";
  if (typeof value !== "string") return String(value);
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

/** One column of a list of rows. */
export function column<Row>(rows: readonly Row[], pick: (row: Row) => Cell): string {
  return arrayLiteral(rows.map(pick));
}

export const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;
