import type { ReactNode } from "react";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { cn } from "@/lib/cn";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers to the right, as in a ledger. */
  align?: "right";
  /** Buttons: in a card they stand beside the title. */
  isActions?: boolean;
  /** True where the cell says nothing: left out of a card. */
  isEmpty?: (row: Row) => boolean;
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/**
 * A dense table that scrolls inside its own frame; where it has little room each row becomes a card, with the first
 * column as its title. The markup stays one table, so screen readers read the same in both.
 */
export function DataTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  const hasActions = columns.some(({ isActions }) => isActions);
  return (
    <div className="@container/table">
      <Table aria-label={label} className="@max-2xl/table:block">
        <TableHeader className="@max-2xl/table:sr-only">
          <TableRow className="hover:bg-transparent">
            {columns.map(({ header, align }) => (
              <TableHead
                key={header}
                className={cn("first:pl-5 last:pr-5", align === "right" && "text-right")}
              >
                {header}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody className="@max-2xl/table:block">
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              className="@max-2xl/table:relative @max-2xl/table:block @max-2xl/table:px-4 md:@max-2xl/table:px-5 @max-2xl/table:py-3"
            >
              {columns.map((column, place) => (
                <TableCell
                  key={column.header}
                  data-label={place === 0 || column.isActions ? undefined : column.header}
                  className={cn(
                    "py-2.5 first:pl-5 last:pr-5 @max-2xl/table:flex @max-2xl/table:items-baseline @max-2xl/table:justify-between @max-2xl/table:gap-4 @max-2xl/table:px-0! @max-2xl/table:py-1 @max-2xl/table:before:text-muted-foreground @max-2xl/table:before:content-[attr(data-label)]",
                    place === 0
                      ? "font-medium @max-2xl/table:items-center @max-2xl/table:justify-start @max-2xl/table:font-semibold @max-2xl/table:before:hidden"
                      : "@max-2xl/table:text-right",
                    place === 0 &&
                      hasActions &&
                      "@max-2xl/table:mb-2 @max-2xl/table:min-h-11 @max-2xl/table:pr-24!",
                    column.isActions &&
                      "@max-2xl/table:absolute @max-2xl/table:top-3 @max-2xl/table:right-4 md:@max-2xl/table:right-5 @max-2xl/table:py-0! @max-2xl/table:before:hidden",
                    column.isEmpty?.(row) && "@max-2xl/table:hidden",
                    column.align === "right" && "@2xl/table:text-right",
                  )}
                >
                  {column.cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
