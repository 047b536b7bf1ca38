import Link from "next/link";
import { type Column, DataTable } from "@/app/admin/_components/data-table";
import { Panel } from "@/app/admin/_components/panel";
import { Button } from "@/components/ui/button";

type Props<Row> = {
  title: string;
  subtitle: string;
  /** The text of an empty list. */
  none: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** The name of a row. */
  nameOf: (row: Row) => string;
  keyOf: (row: Row) => string;
};

/** One list of the screen, with its action in the last column. */
export function InsightList<Row>({ title, subtitle, none, rows, columns, nameOf, keyOf }: Props<Row>) {
  return (
    <Panel title={title} subtitle={subtitle} count={rows.length > 0 ? rows.length : undefined}>
      {rows.length > 0 ? (
        <DataTable label={title} columns={columns} rows={rows} rowKey={keyOf} rowName={nameOf} />
      ) : (
        <p className="px-4 py-5 text-muted-foreground md:px-5">{none}</p>
      )}
    </Panel>
  );
}

/** The column with the action for a row. */
export function actionColumn<Row>(
  label: string,
  hrefOf: (row: Row) => string,
  nameOf: (row: Row) => string,
): Column<Row> {
  return {
    header: "Action",
    align: "right",
    // Beside the name it would leave no room for the name on a phone.
    place: "rest",
    cell: (row) => (
      <Button asChild variant="outline" size="sm" className="max-md:h-11">
        <Link href={hrefOf(row)} prefetch={false}>
          {label}
          <span className="sr-only">: {nameOf(row)}</span>
        </Link>
      </Button>
    ),
  };
}
