import { HttpError } from "./http";
import type { Clause, Operator } from "./query";

type Scalar = string | number | boolean;

/** How a filter of an endpoint reads its value from a record. */
interface FilterField<T> {
  type: "string" | "number" | "boolean";
  read: (record: T) => Scalar | undefined | readonly (Scalar | undefined)[];
}
export type FilterTable<T> = Readonly<Record<string, FilterField<T>>>;

/** A filter that the endpoint offers and no record of this shop has a value for. */
export const NO_VALUE = { type: "string", read: () => undefined } as const;

export function allowedFilterHeader<T>(table: FilterTable<T>): Record<string, string> {
  return { "X-Clover-Allowed-Filter-Fields": Object.keys(table).sort().join(",") };
}

/**
 * Compiles clauses to one predicate that requires all of them.
 * @throws HttpError 400 for a name the endpoint does not offer or a value of the wrong type
 */
export function compileFilter<T>(clauses: readonly Clause[], table: FilterTable<T>): (record: T) => boolean {
  const tests = clauses.map((clause) => compileClause(clause, table));
  return (record) => tests.every((test) => test(record));
}

function compileClause<T>(clause: Clause, table: FilterTable<T>): (record: T) => boolean {
  const field = Object.hasOwn(table, clause.field) ? table[clause.field] : undefined;
  if (!field) {
    throw new HttpError(
      400,
      `'${clause.field}' is not a valid filter field`,
      undefined,
      allowedFilterHeader(table),
    );
  }
  const matches = clause.values ? oneOf(clause, clause.values, field.type) : comparison(clause, field.type);
  return (record) => {
    const found = field.read(record);
    if (!Array.isArray(found)) return matches(found as Scalar | undefined);
    return found.length === 0 ? matches(undefined) : found.some(matches);
  };
}

function oneOf(
  clause: Clause,
  values: readonly string[],
  type: FilterField<never>["type"],
): (found: Scalar | undefined) => boolean {
  const tests = values.map((value) => comparison({ field: clause.field, operator: "=", value }, type));
  return (found) => tests.some((test) => test(found));
}

function comparison(
  clause: Clause,
  type: FilterField<never>["type"],
): (found: Scalar | undefined) => boolean {
  const { operator, value } = clause;
  if (type === "string") return stringComparison(operator, value);
  const wanted =
    type === "number" ? Number(value) : value === "true" ? 1 : value === "false" ? 0 : Number.NaN;
  if (value === "" || Number.isNaN(wanted)) {
    throw new HttpError(400, `'${value}' is not a ${type}, as '${clause.field}' needs`);
  }
  return (found) => (found === undefined ? operator === "!=" : holds(Number(found) - wanted, operator));
}

function stringComparison(operator: Operator, value: string): (found: Scalar | undefined) => boolean {
  if (value.endsWith("*")) {
    const start = value.slice(0, -1).toLowerCase();
    const begins = (found: Scalar | undefined) =>
      String(found ?? "")
        .toLowerCase()
        .startsWith(start);
    return operator === "!=" ? (found) => !begins(found) : begins;
  }
  return (found) => {
    if (found === undefined) return operator === "!=";
    const text = String(found);
    return holds(text < value ? -1 : text > value ? 1 : 0, operator);
  };
}

function holds(difference: number, operator: Operator): boolean {
  switch (operator) {
    case "=":
      return difference === 0;
    case "!=":
      return difference !== 0;
    case "<":
      return difference < 0;
    case "<=":
      return difference <= 0;
    case ">":
      return difference > 0;
    case ">=":
      return difference >= 0;
    case "in":
      return difference === 0;
  }
}
