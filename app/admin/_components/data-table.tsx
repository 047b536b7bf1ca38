import type { ReactNode } from "react";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { cn } from "@/lib/cn";
import { RowToggle } from "./row-toggle";

/**
 * Where a cell goes when a row is two lines: `title` and `end` on the first, `line` and `mark` on the second, `action`
 * at the end across both. `rest` shows after a tap. `panel` is left out of two-line rows and on tablets: the panel that
 * the row opens has the same.
 */
export type CellPlace = "title" | "end" | "line" | "mark" | "action" | "rest" | "panel";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers to the right, as in a ledger. */
  align?: "right";
  /** On a phone; by default the first column is `title` and all others are `rest`. */
  place?: CellPlace;
  /** True when the cell is empty and is left out of the rest. */
  isEmpty?: (row: Row) => boolean;
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The name of a row, for the button that expands it on a phone. */
  rowName: (row: Row) => string;
  /** The row holds a RowLink: on a phone a tap on the row follows it. */
  opens?: boolean;
};

/**
 * A dense table that scrolls inside its own frame; on a phone each row is two lines that expand on a tap
 * (app/styles/data-table.css). `j` and `k` move from row to row (use-row-keys.ts).
 */
export function DataTable<Row>({ label, columns, rows, rowKey, rowName, opens = false }: Props<Row>) {
  const placeOf = ({ place }: Column<Row>, at: number): CellPlace => place ?? (at === 0 ? "title" : "rest");
  const hasRest = !opens && columns.some((column, at) => placeOf(column, at) === "rest");
  return (
    <div data-slot="data-table">
      <Table aria-label={label}>
        <TableHeader>
          <TableRow className="hover:bg-transparent">
            {columns.map((column, at) => (
              <TableHead
                key={column.header}
                data-place={placeOf(column, at)}
                className={cn("first:pl-5 last:pr-5", column.align === "right" && "text-right")}
              >
                {column.header}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} data-row="" tabIndex={-1}>
              {columns.map((column, at) => (
                <TableCell
                  key={column.header}
                  data-place={placeOf(column, at)}
                  data-label={column.header}
                  data-empty={column.isEmpty?.(row) ? "" : undefined}
                  className={cn(
                    "py-2.5 first:pl-5 last:pr-5",
                    placeOf(column, at) === "title" && "font-medium",
                    column.align === "right" && "text-right",
                  )}
                >
                  {column.cell(row)}
                  {at === 0 && hasRest && <RowToggle of={rowName(row)} />}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
