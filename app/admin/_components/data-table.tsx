import type { ReactNode } from "react";
import { Table, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { cn } from "@/lib/cn";
import { RowToggle } from "./row-toggle";

/**
 * Where a cell goes when a row is two lines: `title` and `end` on the first, `line` and `mark` on the second, `action`
 * at the end across both. `rest` shows after a tap. `panel` is left out of two-line rows: the panel that the row opens
 * has the same.
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
  /** Muted text, or text that never wraps. */
  className?: string;
};

type Props<Row> = {
  label: string;
  /** The first names its row to screen readers, so it is what tells the rows apart. */
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
 * (app/styles/data-table.css, which also has the looks that every row repeats). `j` and `k` move from row to row
 * (use-row-keys.ts). Rows are plain elements without client components, because a page has hundreds of cells.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, rowName, opens = false }: Props<Row>) {
  const places = columns.map(({ place }, at): CellPlace => place ?? (at === 0 ? "title" : "rest"));
  const classes = columns.map(({ align, className }) => cn(align === "right" && "text-right", className));
  const hasRest = !opens && places.includes("rest");
  return (
    <div data-slot="data-table">
      <Table aria-label={label}>
        <TableHeader>
          <TableRow className="hover:bg-transparent">
            {columns.map(({ header, align }, at) => (
              <TableHead
                key={header}
                data-place={places[at]}
                className={cn("first:pl-5 last:pr-5", align === "right" && "text-right")}
              >
                {header}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-row="">
              {columns.map(({ header, cell, isEmpty }, at) => {
                const Cell = at === 0 ? "th" : "td";
                return (
                  <Cell
                    key={header}
                    scope={at === 0 ? "row" : undefined}
                    data-place={places[at]}
                    // Shown beside the cells that a tap reveals.
                    data-label={hasRest && places[at] === "rest" ? header : undefined}
                    data-empty={isEmpty?.(row) ? "" : undefined}
                    className={classes[at] || undefined}
                  >
                    {cell(row)}
                    {at === 0 && hasRest && <RowToggle of={rowName(row)} />}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
