import type { ReactNode } from "react";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { cn } from "@/lib/cn";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers to the right, as in a ledger. */
  align?: "right";
  /** Buttons: on a phone they stand beside the row's title. */
  isActions?: boolean;
  /** True where the cell says nothing: left out on a phone. */
  isEmpty?: (row: Row) => boolean;
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/**
 * A dense table that scrolls inside its own frame; on a phone each row becomes a card, with the first column as its
 * title. The markup stays one table, so screen readers read the same in both.
 */
export function DataTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  const hasActions = columns.some(({ isActions }) => isActions);
  return (
    <Table aria-label={label} className="max-md:block">
      <TableHeader className="max-md:sr-only">
        <TableRow className="hover:bg-transparent">
          {columns.map(({ header, align }) => (
            <TableHead key={header} className={cn("first:pl-5 last:pr-5", align === "right" && "text-right")}>
              {header}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody className="max-md:block">
        {rows.map((row) => (
          <TableRow key={rowKey(row)} className="max-md:relative max-md:block max-md:px-4 max-md:py-3">
            {columns.map((column, place) => (
              <TableCell
                key={column.header}
                data-label={place === 0 || column.isActions ? undefined : column.header}
                className={cn(
                  "py-2.5 first:pl-5 last:pr-5 max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:px-0! max-md:py-1 max-md:before:text-muted-foreground max-md:before:content-[attr(data-label)]",
                  place === 0 && "font-medium max-md:justify-start max-md:before:hidden",
                  place === 0 && hasActions && "max-md:min-h-11 max-md:pr-24!",
                  column.isActions &&
                    "max-md:absolute max-md:top-3 max-md:right-2 max-md:py-0! max-md:before:hidden",
                  column.isEmpty?.(row) && "max-md:hidden",
                  column.align === "right" && "md:text-right",
                )}
              >
                {column.cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
