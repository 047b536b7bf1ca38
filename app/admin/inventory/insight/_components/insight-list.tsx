import { Card } from "@/app/admin/_components/card";
import { type CellPlace, type Column, DataTable } from "@/app/admin/_components/data-table";
import { ListLink } from "@/app/admin/_components/list-link";
import { buttonVariants } from "@/components/controls/button-variants";

export type InsightListProps<Row> = {
  title: string;
  subtitle: string;
  /** The text of an empty list. */
  none: string;
  rows: readonly Row[];
  limit?: number;
  columns: readonly Column<Row>[];
  /** The name of a row. */
  nameOf: (row: Row) => string;
  keyOf: (row: Row) => string;
};

/** One list of the screen, with its action in the last column. Of more rows than `limit` the rest is a plus sign. */
export function InsightList<Row>(props: InsightListProps<Row>) {
  const { title, subtitle, none, rows, limit, columns, nameOf, keyOf } = props;
  const shown = rows.slice(0, limit);
  const count = shown.length < rows.length ? `${shown.length}+` : shown.length;
  return (
    <Card title={title} subtitle={subtitle} count={count === 0 ? undefined : count}>
      {shown.length > 0 ? (
        <DataTable label={title} columns={columns} rows={shown} rowKey={keyOf} rowName={nameOf} />
      ) : (
        <p className="px-4 py-5 text-muted-foreground md:px-5">{none}</p>
      )}
    </Card>
  );
}

const ACTION = `${buttonVariants({ variant: "outline", size: "sm" })} max-md:h-11`;

/** The column with the action for a row. */
export function actionColumn<Row>(
  label: string,
  hrefOf: (row: Row) => string,
  nameOf: (row: Row) => string,
): Column<Row> {
  return {
    header: "Action",
    align: "right",
    // On a phone it would leave no room for the name beside it.
    place: "rest",
    cell: (row) => (
      <ListLink href={hrefOf(row)} className={ACTION} aria-label={`${label}: ${nameOf(row)}`}>
        {label}
      </ListLink>
    ),
  };
}

/** A column of figures; `unit` names what is counted on a phone, where there is no header. */
export function figureColumn<Row>(
  header: string,
  place: CellPlace,
  unit: string,
  textOf: (row: Row) => string,
): Column<Row> {
  return {
    header,
    align: "right",
    place,
    cell: (row) => (
      <>
        {textOf(row)}
        <span className="in-rows"> {unit}</span>
      </>
    ),
  };
}
