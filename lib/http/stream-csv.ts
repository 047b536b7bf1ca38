import { BATCH_CHARACTERS, streamText } from "@/lib/http/stream-text";

type Cell = string | number | boolean | null;

/** Spreadsheets take a cell that begins like this for a formula (OWASP, CSV Injection), unless it is a plain number. */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/;

/** Besides commas some programs separate cells by semicolons and tabs, unless a cell is quoted (LibreOffice's import). */
const SPECIAL = /[",;\t\r\n]/;

/** One cell. Text that a spreadsheet would run is kept as text by a leading apostrophe. */
export function csvCell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return SPECIAL.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

async function* csvText<Row>(
  header: readonly string[],
  rows: AsyncIterable<Row>,
  toCells: (row: Row) => readonly Cell[],
): AsyncGenerator<string> {
  // Without the byte order mark Excel reads UTF-8 as Windows-1252.
  let text = `\uFEFF${csvLine(header)}`;
  for await (const row of rows) {
    text += csvLine(toCells(row));
    if (text.length < BATCH_CHARACTERS) continue;
    yield text;
    text = "";
  }
  yield text;
}

/** A CSV file (RFC 4180) sent row by row, for download under `fileName`. */
export function streamCsv<Row>(
  fileName: string,
  header: readonly string[],
  rows: AsyncIterable<Row>,
  toCells: (row: Row) => readonly Cell[],
): Response {
  const answer = streamText(csvText(header, rows, toCells), "text/csv; charset=utf-8");
  answer.headers.set("content-disposition", `attachment; filename="${fileName}"`);
  return answer;
}
